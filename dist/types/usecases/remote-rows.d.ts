import type { Finding, NotChecked } from '../base/finding.ts';
import type { FetchLimits } from '../git/fetch-limits.ts';
import type { PluginCandidate } from '../manifest/manifest.ts';
import type { Hint, Registry } from '../registry/registry.ts';
import type { Clock } from '../registry/source/clock.ts';
import type { CacheSettings } from '../registry/source/package-cache.ts';
import type { RemoteRow } from '../registry/source/row-finding.ts';
import type { RemoteVerdict } from '../registry/source/row-results.ts';
import type { Progress } from './progress.ts';
import type { RemoteChoice } from './remote-choice.ts';
/** Where rows come from, and what is kept of them. Part of the request of every use case that fetches. */
export interface RemoteSettings {
    /** `GITHUB_SERVER_URL`, for rows on another server; absent or null: github.com only. */
    readonly serverUrl?: string | null;
    /** `GITHUB_API_URL`; absent or null: github.com's for github.com, none for another server. */
    readonly apiUrl?: string | null;
    /** For the API of `serverUrl`, and for what a shallow checkout from it lacks; sent nowhere else. */
    readonly token?: string | null;
    /** Fetched packages of earlier runs; `directory` relative to the working directory. Default: none. */
    readonly cache?: CacheSettings | null;
    /** How long to wait and how much to take; default: the page's. */
    readonly patience?: {
        readonly clock?: Clock;
        readonly limits?: FetchLimits;
    };
}
export interface RemoteRowsCheck {
    readonly cwd: string;
    readonly settings: RemoteSettings;
    readonly environment: Readonly<Record<string, string | undefined>>;
    readonly registry: Registry;
    readonly rows: readonly RemoteRow[];
    readonly mode: RemoteChoice['mode'];
    readonly isError: (finding: Finding) => boolean;
    readonly clioVersion: string;
    /** Absolute directory for copies of what was fetched; default: none are kept. */
    readonly keepIn?: string | null;
    readonly progress?: Progress | undefined;
}
export interface RemoteRowsResult {
    /** By the position of the row in the file. */
    readonly verdicts: ReadonlyMap<number, RemoteVerdict>;
    /** Files relative to the registry's folder. */
    readonly findings: readonly Finding[];
    readonly notChecked: readonly NotChecked[];
    /** Why rows could not be decided, in one phrase, or null. */
    readonly undecided: string | null;
}
/** Verifies. Throws `Fault` (`usage`) for a configured server that is none. */
export declare function checkRemoteRows(check: RemoteRowsCheck): Promise<RemoteRowsResult>;
/** What a Clio host loads from a fetched package. */
export declare function loadedBy(candidate: PluginCandidate): readonly Hint[];
