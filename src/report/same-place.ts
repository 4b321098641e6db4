// Findings told together: those at one file, line and column, so that one mistake is shown once. Nothing is
// left out, the order of the places is kept. Only for printers that show the place with each finding.
import type { ReportFinding } from './report.ts';
import { worstFirst } from './severity-order.ts';

/**
 * Groups of findings in the report's order. In a group the worst is first, and of equals the one that a Clio
 * host tells. Findings about whole files stay alone.
 */
export function bySamePlace(
  findings: readonly ReportFinding[],
): readonly (readonly [ReportFinding, ...ReportFinding[]])[] {
  const groups = new Map<string, ReportFinding[]>();
  for (const [at, finding] of findings.entries()) {
    const { file, line, column } = finding.place;
    const key = line === null || column === null ? String(at) : `${file}:${line}:${column}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [finding]);
    else group.push(finding);
  }
  return [...groups.values()].flatMap((group) => {
    const hostFirst = group.toSorted(
      (a, b) => Number(a.boundary !== null) - Number(b.boundary !== null),
    );
    const [first, ...rest] = worstFirst(hostFirst);
    return first === undefined ? [] : [[first, ...rest] as const];
  });
}
