import type { Severity } from '../checks/rule.ts';
import type { Verdict } from '../checks/verdict.ts';
type Paint = (text: string) => string;
export interface TextStyle {
    /** Terminal columns lines are broken at, or null for a pipe: lines stay whole. */
    readonly width: number | null;
    readonly strong: Paint;
    readonly faint: Paint;
    readonly place: Paint;
    readonly severity: Readonly<Record<Severity, Paint>>;
    readonly verdict: Readonly<Record<Verdict, Paint>>;
}
export declare function textStyle(color: boolean, width: number | null): TextStyle;
/**
 * Breaks printable text at blanks so that each line is at most `cells` wide; a longer word keeps a line
 * of its own, so that paths and digests can be copied. Null keeps one line.
 */
export declare function wrap(text: string, cells: number | null): readonly string[];
export {};
