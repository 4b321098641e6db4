// Gives findings their severity, boundary, reason and fix from the rule table, in the report's order.
// Decides nothing else; never touches disk.
import { Fault } from '../base/fault.ts';
import type { Finding } from '../base/finding.ts';
import { byCodeUnits } from '../base/order.ts';
import { findRule } from './find-rule.ts';
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
export function judge(findings: readonly Finding[]): readonly JudgedFinding[] {
  return findings.map(judgeOne).sort(compareFindings);
}

function judgeOne(finding: Finding): JudgedFinding {
  const rule = findRule(finding.rule);
  if (rule === null) throw new Fault('internal', `no rule ${finding.rule}`);
  if (rule.messages[finding.messageId] === undefined) {
    throw new Fault('internal', `rule ${rule.id} has no message ${finding.messageId}`);
  }
  return {
    ...finding,
    severity: rule.severity,
    boundary: rule.boundary,
    why: rule.why,
    fix: finding.fix ?? rule.fix,
  };
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
