import { type FailOn } from '../checks/verdict.ts';
import type { Report } from '../report/report.ts';
import type { Progress } from './progress.ts';
export interface CheckRequest {
    /** Absolute working directory; paths of the report are relative to it. */
    readonly cwd: string;
    /** PATH arguments, at least one. */
    readonly paths: readonly string[];
    /** Registry file relative to `cwd`, or null to look for one in the usual places. */
    readonly registry: string | null;
    /** `auto` or the version of a host. */
    readonly clioVersion: string;
    readonly failOn: FailOn;
    /** `GITHUB_SERVER_URL`, for rows on another server; absent or null: github.com only. */
    readonly serverUrl?: string | null;
    /** Environment for git, of which only an allow-list is passed on; default: this process's. */
    readonly env?: Readonly<Record<string, string | undefined>>;
    readonly progress?: Progress;
}
/**
 * Checks what `paths` hold. Throws `Fault`: `usage` for a path that is not there, an unknown version, or
 * when neither a package nor a row nor a skill is found; `io` and `git` where the machine failed.
 */
export declare function checkPaths(request: CheckRequest): Promise<Report>;
