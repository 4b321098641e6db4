// The changed rows as a report lists them, each with the verdict its findings add up to.
import { dirname } from 'node:path';
import type { Finding } from '../base/finding.ts';
import { listNames } from '../base/quote.ts';
import { compareFindings, type JudgedFinding, judge } from '../checks/judge.ts';
import type { Verdict } from '../checks/verdict.ts';
import { filesWithoutPin } from '../registry/change/judge-files.ts';
import type { RowChange as Change } from '../registry/change/row-change.ts';
import type { RowChange, RowReport } from '../report/report.ts';
import type { CheckRequest } from './check.ts';
import { displayPath, rebase } from './display-path.ts';
import type { Gate } from './gate.ts';
import type { PolicyDesk } from './policy-desk.ts';

/** One entry for each changed row, in the order of the file, removed rows last; null where rows could not be compared. */
export function reportChanges(
  gate: Gate,
  findings: readonly JudgedFinding[],
  rows: readonly RowReport[],
): readonly RowChange[] | null {
  if (gate.change === null) return null;
  const rowsById = new Map(rows.map((row) => [row.id, row.verdict]));
  const worst = new Map<string, Verdict>();
  for (const one of findings) {
    if (one.row === null) continue;
    if (one.severity === 'error') worst.set(one.row, 'fail');
    else if (one.review === true && !worst.has(one.row)) worst.set(one.row, 'needs-review');
  }
  const verdictOf = (id: string): Verdict => {
    const [row, found] = [rowsById.get(id) ?? 'pass', worst.get(id) ?? 'pass'];
    const order: readonly Verdict[] = ['fail', 'inconclusive', 'needs-review', 'skipped'];
    return order.find((one) => one === row || one === found) ?? 'pass';
  };
  const changed = gate.change.changes.map((one) => ({
    id: one.id,
    change: describeChange(one),
    verdict: verdictOf(one.id),
  }));
  const rowsThere = new Set(rows.flatMap((row) => (row.package === null ? [] : [row.id])));
  const known = new Set(changed.map(({ id }) => id));
  const files = [...gate.changedFiles]
    .filter(([row]) => !known.has(row.label))
    .map(([row, paths]) => ({
      id: row.label,
      change: `${rowsThere.has(row.label) ? 'files changed, pin did not' : 'directory gone, row is not'} (${listNames(paths, 3)})`,
      verdict: verdictOf(row.label),
    }));
  return [...changed, ...files];
}

/** Judges everything that was found, and then the policy itself: which waivers were used is known only now. */
export function judgeUnder(
  desk: PolicyDesk,
  findings: readonly Finding[],
  rows: readonly RowReport[],
): readonly JudgedFinding[] {
  desk.learnRows(rows);
  const judged = judge(findings, desk.judgement);
  return [...judged, ...judge(desk.closing(), desk.judgement)].sort(compareFindings);
}

/** Files that changed under an unchanged pin; files relative to the working directory. */
export function unpinned(
  request: CheckRequest,
  registry: string | null,
  gate: Gate | null,
  rows: readonly RowReport[],
): readonly Finding[] {
  if (registry === null || gate === null) return [];
  const read = new Map(rows.map((row) => [row.id, row]));
  const shown = displayPath(request.cwd, dirname(registry));
  const head = gate.change?.head;
  if (head === undefined) return [];
  return [...gate.changedFiles].flatMap(([row, files]) => {
    const seen = read.get(row.label);
    const there = (seen?.package ?? null) !== null;
    const found = filesWithoutPin(head, row, files, { digest: seen?.digest ?? null, there });
    return found === null ? [] : [rebase(found, shown)];
  });
}

/** What happened to a row, in a few words. Hostile text: escape before printing. */
export function describeChange(change: Change): string {
  switch (change.kind) {
    case 'added':
      return change.head.version === null ? 'added' : `added ${change.head.version}`;
    case 'removed':
      return change.base.version === null ? 'removed' : `removed ${change.base.version}`;
    case 'renamed':
      return `renamed from ${change.base.label}`;
    case 'changed': {
      const { base, head, fields } = change;
      if (fields.length === 0) return 'a second row of this name removed';
      const others = fields.filter((field) => field !== 'version');
      if (!fields.includes('version')) return others.join(', ');
      const version = `${base.version ?? 'no version'} to ${head.version ?? 'no version'}`;
      return others.length === 0 ? version : `${version}; ${others.join(', ')}`;
    }
    default:
      return change satisfies never;
  }
}
