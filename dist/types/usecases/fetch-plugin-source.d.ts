import { type FetchLimits } from '../git/fetch-limits.ts';
import { type Clock } from '../registry/source/clock.ts';
import { type NoPluginSource, type PluginSource } from '../registry/source/fetch-source.ts';
export interface FetchPluginSourceOptions {
    /** Default: this process's environment; only an allow-listed part of it reaches git. */
    readonly environment?: Readonly<Record<string, string | undefined>>;
    /** `GITHUB_SERVER_URL`; default: the environment's. */
    readonly serverUrl?: string | null;
    /** For private sources on that server; never sent elsewhere. Default: none. */
    readonly token?: string | null;
    readonly clock?: Clock;
    readonly limits?: FetchLimits;
}
/**
 * Brings the package that `source` names to disk: a directory (relative to `cwd`) as it is, a GitHub tree URL
 * by git into a temporary directory that `remove` takes away. Throws `Fault` (`usage`) for a configured server that is none.
 */
export declare function fetchPluginSource(source: string, cwd: string, options?: FetchPluginSourceOptions): Promise<PluginSource | NoPluginSource>;
