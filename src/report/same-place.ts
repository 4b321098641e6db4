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

/** True where both say the same but for capitals, quotes and the last stop. */
export function sameWords(one: string | null, other: string | null): boolean {
  return wordsOf(one) === wordsOf(other);
}

/** True where `fix` says what `whole` says, or one line of it: what is to be written stands after a colon. */
export function saysAgain(fix: string, whole: string): boolean {
  if (sameWords(fix, whole)) return true;
  const colon = fix.indexOf(': ');
  const text = fix.slice(colon + 2);
  return colon > 0 && text.length > 7 && whole.includes(text);
}

function wordsOf(text: string | null): string | null {
  return text === null ? null : text.toLowerCase().replaceAll('"', '').replace(/\.$/, '');
}
