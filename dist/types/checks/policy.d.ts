import type { Rule, Severity } from './rule.ts';
import type { Waiver } from './waiver.ts';
export type Level = 'off' | Severity;
export declare const levels: readonly Level[];
export interface Policy {
    /** Rules that are harder under a strict policy are so here. */
    readonly strict: boolean;
    /** Level by rule id. */
    readonly levels: ReadonlyMap<string, Level>;
    readonly waivers: readonly Waiver[];
}
/** Every rule at its own level, nothing waived. */
export declare const noPolicy: Policy;
/** How bad a rule is under a policy. What `rules` says counts before `strict`. */
export declare function levelOf(rule: Rule, policy: Policy): Level;
/** True where a finding of the rule at that level needs a person; a note or an error needs none. */
export declare function needsReview(rule: Rule, severity: Severity): boolean;
