import { type Finding, type NotChecked } from '../base/finding.ts';
import type { SmokeReport } from '../report/report.ts';
import type { KeptRows } from './kept-rows.ts';
import type { Progress } from './progress.ts';
import type { PackageReading } from './read-package.ts';
export interface SmokeCheck {
    /** Absolute working directory. */
    readonly cwd: string;
    readonly env: Readonly<Record<string, string | undefined>>;
    readonly readings: readonly PackageReading[];
    /** Absolute path of the registry that requirements come from, or null. */
    readonly registry: string | null;
    /** Packages of remote rows, those to be tried among them, or null. */
    readonly kept: KeptRows | null;
    readonly clioVersion: string;
    readonly progress?: Progress;
}
export interface SmokeCheckResult {
    /** By the package's path in the report. */
    readonly reports: ReadonlyMap<string, SmokeReport>;
    /** Files are relative to the working directory. */
    readonly findings: readonly Finding[];
    readonly notChecked: readonly NotChecked[];
    /** Paths of packages, and ids of remote rows, that could not be tried to the end. */
    readonly open: ReadonlySet<string>;
    /** Why the run is undecided, or null. */
    readonly undecided: string | null;
}
/**
 * Tries each package; a signal meanwhile takes away what was made before it ends the process. Throws
 * `Fault` as `readRegistry` does; whatever a package does is a result.
 */
export declare function checkSmoke(check: SmokeCheck): Promise<SmokeCheckResult>;
