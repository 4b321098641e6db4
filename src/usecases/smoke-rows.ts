// Rows of a registry after their packages were smoke-installed: a row is not right whose package does not
// install, and not decided where that could not be tried. Pure.
import type { JudgedFinding } from '../checks/judge.ts';
import type { RowReport } from '../report/report.ts';

/** The rows with their verdicts as the smoke installs leave them; `open` has paths of packages and ids of remote rows. */
export function rowsAfterSmoke(
  rows: readonly RowReport[],
  findings: readonly JudgedFinding[],
  open: ReadonlySet<string>,
): readonly RowReport[] {
  const failed = new Set(
    findings
      .filter(({ rule, severity }) => rule === 'smoke/failed' && severity === 'error')
      .map((one) => one.package ?? one.row),
  );
  return rows.map((row) => {
    if (row.verdict === 'fail') return row;
    const subject = row.package ?? row.id;
    if (failed.has(subject)) return { ...row, verdict: 'fail' };
    return open.has(subject) ? { ...row, verdict: 'inconclusive' } : row;
  });
}
