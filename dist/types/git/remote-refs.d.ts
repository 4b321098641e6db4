import type { FetchContext } from './fetch-context.ts';
import { type RemoteFailure } from './fetch-failure.ts';
export interface RemoteRefs {
    /** Name without `refs/heads/` to commit id. */
    readonly branches: ReadonlyMap<string, string>;
    /** Name without `refs/tags/` to the id it leads to; of an annotated tag the tagged object. */
    readonly tags: ReadonlyMap<string, string>;
}
export type ListedRefs = {
    readonly ok: true;
    readonly refs: RemoteRefs;
} | {
    readonly ok: false;
    readonly failure: RemoteFailure;
};
/** Asks once. Throws `Fault` (`git`, `io`) when git cannot be started or nothing can be staged. */
export declare function listRemoteRefs(context: FetchContext, url: string, timeMs?: number): Promise<ListedRefs>;
/** Reads the lines of `git ls-remote`; a line of another form is left out. */
export declare function parseRefs(text: string): RemoteRefs;
