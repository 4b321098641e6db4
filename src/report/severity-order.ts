// Worst first, for printers that cannot show everything. Equal ones keep the report's order.
import type { Severity } from '../checks/rule.ts';
import type { ReportFinding } from './report.ts';

const rank: Readonly<Record<Severity, number>> = { error: 0, warning: 1, note: 2 };

/** Severity, then what stops a host from admitting the package, then what is not decided already. */
export function worstFirst(findings: readonly ReportFinding[]): readonly ReportFinding[] {
  return findings.toSorted(
    (a, b) =>
      rank[a.severity] - rank[b.severity] ||
      Number(b.refuses) - Number(a.refuses) ||
      Number(a.blockedBy !== null) - Number(b.blockedBy !== null),
  );
}
