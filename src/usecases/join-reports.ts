// Two reports of one run as one: what each found is kept, and the worse verdict counts. Decides nothing
// anew: both were judged already. Specification: surfaces page, "JSON report" and "Exit codes".
import type { NotChecked } from '../base/finding.ts';
import { compareFindings } from '../checks/judge.ts';
import { countFindings, type Verdict } from '../checks/verdict.ts';
import type { Report, ReportFinding } from '../report/report.ts';

/** The worst first; a part that had nothing to look at says nothing about the other. */
const order: readonly Verdict[] = ['fail', 'inconclusive', 'needs-review', 'pass', 'skipped'];

/**
 * Joins two reports of one working directory. What both say in the same words (a fault of the one policy
 * they share) is told once. Registry, changes, base and store are the first's where it has them.
 */
export function joinReports(first: Report, second: Report): Report {
  const both = [first, second];
  const findings = distinct(
    both.flatMap((report) => report.findings),
    sameFinding,
  ).sort(compareFindings);
  const verdict = order.find((one) => both.some((report) => report.verdict === one)) ?? 'pass';
  return {
    version: 1,
    verdict,
    reason: reasonOf(both, verdict),
    counts: countFindings(findings),
    packages: both.flatMap((report) => report.packages),
    skills: both.flatMap((report) => report.skills),
    registry: first.registry ?? second.registry,
    changes: first.changes ?? second.changes,
    base: first.base ?? second.base ?? null,
    store: first.store ?? second.store ?? null,
    findings,
    notChecked: distinct(
      both.flatMap((report) => report.notChecked),
      sameNotChecked,
    ),
  };
}

/** Why it is skipped only where all of it is. */
function reasonOf(both: readonly Report[], verdict: Verdict): string | null {
  const reasons = both
    .filter((report) => report.verdict !== 'skipped' || verdict === 'skipped')
    .flatMap(({ reason }) => (reason === null ? [] : [reason]));
  return reasons.length === 0 ? null : [...new Set(reasons)].join('; ');
}

function distinct<T>(all: readonly T[], keyOf: (one: T) => string): T[] {
  const seen = new Set<string>();
  return all.filter((one) => {
    const key = keyOf(one);
    return !seen.has(key) && seen.add(key);
  });
}

function sameFinding({
  rule,
  messageId,
  message,
  place,
  row,
  package: path,
}: ReportFinding): string {
  return JSON.stringify([
    rule,
    messageId,
    message,
    place.file,
    place.line,
    place.column,
    row,
    path,
  ]);
}

function sameNotChecked({ what, why }: NotChecked): string {
  return JSON.stringify([what, why]);
}
