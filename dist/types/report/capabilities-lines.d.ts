import type { NotChecked } from '../base/finding.ts';
/** What was not looked at, a line each. */
export declare function notCheckedLines(notChecked: readonly NotChecked[]): readonly string[];
/** Whose an entry is. */
export declare function whose(plugin: string | null): string;
/** A plain name as it is, any other in quotes. */
export declare function quoteWhereNeeded(name: string): string;
/** `1 file`, `2 files`. */
export declare function count(many: number, what: string): string;
/** Whole lines of a log, each made harmless. */
export declare function lines(all: readonly string[]): string;
