import type { GitEnded } from './fetch-process.ts';
/** What went wrong between us and a server, whichever protocol was spoken. */
export type RemoteFailure = 
/** 401 or 404: missing or private. */
{
    readonly kind: 'missing';
    readonly status: number;
}
/** 410 or 451: taken down. */
 | {
    readonly kind: 'gone';
    readonly status: number;
}
/** Told to go elsewhere; `location` is hostile text. */
 | {
    readonly kind: 'redirect';
    readonly location: string;
}
/** 429, or 403 with rate headers. `waitMs` is what the server asked for, or null. */
 | {
    readonly kind: 'limited';
    readonly status: number;
    readonly waitMs: number | null;
} | {
    readonly kind: 'server';
    readonly status: number;
    readonly waitMs: number | null;
}
/** No or half an answer: refused, reset, no such host, timeout. */
 | {
    readonly kind: 'network';
    readonly phrase: string;
}
/** Another status, or bytes that are no answer. */
 | {
    readonly kind: 'unusable';
    readonly phrase: string;
}
/** No commit, or one with names that git checks out nowhere: the author's fault, and a verdict. */
 | {
    readonly kind: 'tree';
    readonly phrase: string;
}
/** We stopped it at a cap. */
 | {
    readonly kind: 'too-large';
    readonly phrase: string;
};
/** True for an answer that is a verdict: asking again would change nothing. */
export declare function isDecided(failure: RemoteFailure): boolean;
/** True for what may be different a moment later. */
export declare function isTransient(failure: RemoteFailure): boolean;
export interface HttpFacts {
    readonly status: number;
    readonly header: (name: string) => string | null;
}
/** The last response in a trace of git's HTTP (`GIT_TRACE_CURL`), or null when there was none. */
export declare function lastResponse(trace: string): HttpFacts | null;
/** What a response that is no success means, or null for one that is. `now` in milliseconds since 1970. */
export declare function failureOfResponse(facts: HttpFacts, now: number): RemoteFailure | null;
/** What the end of a git process means, from what it was sent and what it said. */
export declare function failureOfGit(ended: GitEnded, trace: string, now: number): RemoteFailure;
