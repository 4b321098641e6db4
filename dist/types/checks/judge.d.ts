import type { Finding } from '../base/finding.ts';
import { type Policy } from './policy.ts';
import type { Boundary, Severity } from './rule.ts';
import type { Waiver } from './waiver.ts';
/** A finding with what its rule says about it. */
export interface JudgedFinding extends Finding {
    readonly severity: Severity;
    readonly boundary: Boundary | null;
    readonly why: string;
    /** Never null here: the finding's own fix, else the rule's. */
    readonly fix: string;
    /** A person has to look at it. */
    readonly review?: true;
    /** Allowed for a while: `severity` is then `note`. */
    readonly waived?: {
        readonly reason: string;
        readonly expires: string;
    };
}
/** What counts in a run beside the rules themselves. */
export interface Judgement {
    readonly policy: Policy;
    /** The waiver that counts for a finding, or null. */
    readonly waiverOf: (finding: Finding) => Waiver | null;
}
/** How bad one finding is; `off` where the policy does not want to hear of it. Throws `Fault` (`internal`). */
export declare function severityOf(finding: Finding, judgement?: Judgement): Severity | 'off';
/**
 * Judges and sorts by file, line, column, rule, then message; what the policy turned off is left out.
 * Throws `Fault` (`internal`) for a finding whose rule or message the table does not know: that is a bug
 * of ours and must not pass as silence.
 */
export declare function judge(findings: readonly Finding[], judgement?: Judgement): readonly JudgedFinding[];
/** Order of findings everywhere: file, line, column, rule, message; none before any number. */
export declare function compareFindings(a: Finding, b: Finding): number;
