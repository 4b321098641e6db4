// Gives findings their severity, boundary, reason and fix from the rule table, in the report's order.
// Decides nothing else; never touches disk.
import { Fault } from '../base/fault.ts';
import type { Finding } from '../base/finding.ts';
import { byCodeUnits } from '../base/order.ts';
import { findRule } from './find-rule.ts';
import { levelOf, needsReview, noPolicy, type Policy } from './policy.ts';
import type { Boundary, Rule, Severity } from './rule.ts';
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
  readonly waived?: { readonly reason: string; readonly expires: string };
}

/** What counts in a run beside the rules themselves. */
export interface Judgement {
  readonly policy: Policy;
  /** The waiver that counts for a finding, or null. */
  readonly waiverOf: (finding: Finding) => Waiver | null;
}

const plainJudgement: Judgement = { policy: noPolicy, waiverOf: () => null };

/** How bad one finding is; `off` where the policy does not want to hear of it. Throws `Fault` (`internal`). */
export function severityOf(
  finding: Finding,
  judgement: Judgement = plainJudgement,
): Severity | 'off' {
  const level = levelOf(ruleOf(finding), judgement.policy);
  return level === 'off' || judgement.waiverOf(finding) === null ? level : 'note';
}

/**
 * Judges and sorts by file, line, column, rule, then message; what the policy turned off is left out.
 * Throws `Fault` (`internal`) for a finding whose rule or message the table does not know: that is a bug
 * of ours and must not pass as silence.
 */
export function judge(
  findings: readonly Finding[],
  judgement: Judgement = plainJudgement,
): readonly JudgedFinding[] {
  return findings.flatMap((one) => judgeOne(one, judgement)).sort(compareFindings);
}

function judgeOne(finding: Finding, judgement: Judgement): readonly JudgedFinding[] {
  const rule = ruleOf(finding);
  const level = levelOf(rule, judgement.policy);
  if (level === 'off') return [];
  const base = {
    ...finding,
    severity: level,
    boundary: rule.boundary,
    why: rule.why,
    fix: finding.fix ?? rule.fix,
  };
  const waiver = judgement.waiverOf(finding);
  if (waiver === null) return [needsReview(rule, level) ? { ...base, review: true } : base];
  const { reason, expires } = waiver;
  const fix = `waived until ${expires}: ${reason}; after that: ${base.fix}`;
  return [{ ...base, severity: 'note', fix, waived: { reason, expires } }];
}

function ruleOf(finding: Finding): Rule {
  const rule = findRule(finding.rule);
  if (rule === null) throw new Fault('internal', `no rule ${finding.rule}`);
  if (rule.messages[finding.messageId] === undefined) {
    throw new Fault('internal', `rule ${rule.id} has no message ${finding.messageId}`);
  }
  return rule;
}

/** Order of findings everywhere: file, line, column, rule, message; none before any number. */
export function compareFindings(a: Finding, b: Finding): number {
  return (
    byCodeUnits(a.place.file, b.place.file) ||
    (a.place.line ?? 0) - (b.place.line ?? 0) ||
    (a.place.column ?? 0) - (b.place.column ?? 0) ||
    byCodeUnits(a.rule, b.rule) ||
    byCodeUnits(a.message, b.message)
  );
}
