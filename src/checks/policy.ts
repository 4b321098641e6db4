// What a catalogue decided about rules: how bad each is here, and what is allowed for a while. A value;
// parsed by policy-file.ts, applied by judge.ts. Specification: registry page, "The gate on a change".
import type { Rule, Severity } from './rule.ts';
import type { Waiver } from './waiver.ts';

export type Level = 'off' | Severity;
export const levels: readonly Level[] = ['off', 'note', 'warning', 'error'];

export interface Policy {
  /** Rules that are harder under a strict policy are so here. */
  readonly strict: boolean;
  /** Level by rule id. */
  readonly levels: ReadonlyMap<string, Level>;
  readonly waivers: readonly Waiver[];
}

/** Every rule at its own level, nothing waived. */
export const noPolicy: Policy = { strict: false, levels: new Map(), waivers: [] };

/** How bad a rule is under a policy. What `rules` says counts before `strict`. */
export function levelOf(rule: Rule, policy: Policy): Level {
  return policy.levels.get(rule.id) ?? (policy.strict ? rule.strict : undefined) ?? rule.severity;
}

/** True where a finding of the rule at that level needs a person; a note or an error needs none. */
export function needsReview(rule: Rule, severity: Severity): boolean {
  return rule.review === true && severity === 'warning';
}
