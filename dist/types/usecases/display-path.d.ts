import type { Finding } from '../base/finding.ts';
/** `path` relative to `from`; `.` for itself, `../…` outside. */
export declare function displayPath(from: string, path: string): string;
/** The finding with its places moved from their own root to below `folder`. */
export declare function rebase(finding: Finding, folder: string): Finding;
/** The real path, or the path itself where there is none. */
export declare function realPathOf(path: string): string;
