import type { Counts } from '../checks/verdict.ts';
import type { Report } from './report.ts';
/** `1 error`, `2 errors`, `no errors`. */
export declare function countOf(count: number, noun: string, plural?: string): string;
/** `1234567` as `1,234,567`. By hand: the locale tables of `toLocaleString` cost ten milliseconds at start. */
export declare function groupDigits(count: number): string;
/** `2 errors, 1 warning, no notes`; without notes where there are none. */
export declare function describeCounts(counts: Counts): string;
/** What a run looked at: `5 packages, 2 skills, 7 rows, 34 files (1.2 MB), 9 entries of a store and 1 plugin`. */
export declare function describeChecked(report: Report): string;
/** `512 bytes`, `1.2 kB`, `3.4 MB`, in powers of a thousand. */
export declare function describeBytes(bytes: number): string;
