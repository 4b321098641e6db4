import type { Finding } from '../base/finding.ts';
import type { Boundary, Severity } from './rule.ts';
/** A finding with what its rule says about it. */
export interface JudgedFinding extends Finding {
    readonly severity: Severity;
    readonly boundary: Boundary | null;
    readonly why: string;
    /** Never null here: the finding's own fix, else the rule's. */
    readonly fix: string;
}
/**
 * Judges and sorts by file, line, column, rule, then message. Throws `Fault` (`internal`) for a finding
 * whose rule or message the table does not know: that is a bug of ours and must not pass as silence.
 */
export declare function judge(findings: readonly Finding[]): readonly JudgedFinding[];
/** Order of findings everywhere: file, line, column, rule, message; none before any number. */
export declare function compareFindings(a: Finding, b: Finding): number;
