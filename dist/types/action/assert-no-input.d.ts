import type { Report } from '../report/report.ts';
/**
 * Throws `Fault` (`usage`) where `path` lies in a package or skill of the report or in one of the directories
 * `also` (all relative to `cwd`), or is a file of the workspace that is no earlier report. Where the workspace
 * itself is the package, a new file is allowed.
 */
export declare function assertNoInput(cwd: string, path: string, report: Report, also?: readonly string[]): void;
