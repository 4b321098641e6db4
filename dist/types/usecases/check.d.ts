import { type FailOn } from '../checks/verdict.ts';
import type { BaseChoice } from '../git/base-request.ts';
import type { Report } from '../report/report.ts';
import type { Progress } from './progress.ts';
import type { SourceChoice } from './remote-choice.ts';
import type { RemoteSettings } from './remote-rows.ts';
export interface CheckRequest extends RemoteSettings {
    /** Absolute working directory; paths of the report are relative to it. */
    readonly cwd: string;
    /** PATH arguments, at least one. */
    readonly paths: readonly string[];
    /** Registry file relative to `cwd`, or null to look for one in the usual places. */
    readonly registry: string | null;
    /** `auto` or the version of a host. */
    readonly clioVersion: string;
    readonly failOn: FailOn;
    /** Environment for git, of which only an allow-list is passed on; default: this process's. */
    readonly env?: Readonly<Record<string, string | undefined>>;
    readonly progress?: Progress;
    /** What to compare with, or why there is nothing; absent or null: nothing was asked for. */
    readonly base?: BaseChoice | null;
    /** Policy file relative to `cwd`, or null: plugin-gate.yaml beside the registry. */
    readonly policy?: string | null;
    /** Look only at packages, skills and rows that differ from the base. */
    readonly changedOnly?: boolean;
    /** Which remote rows are fetched; absent or null: those that changed where there is a base, else all. */
    readonly sources?: SourceChoice | null;
    /** Install every package for real, in throw-away directories. */
    readonly smoke?: boolean;
    /** Something else is judged beside it: finding nothing here is then a skip and no mistake of the caller. */
    readonly mayBeEmpty?: boolean;
    /** `YYYY-MM-DD` in UTC, for waivers that expire; default: the machine's. */
    readonly today?: string;
}
/**
 * Checks what `paths` hold. Throws `Fault`: `usage` for a path that is not there, an unknown version, or
 * when neither a package nor a row nor a skill is found; `io` and `git` where the machine failed.
 */
export declare function checkPaths(request: CheckRequest): Promise<Report>;
