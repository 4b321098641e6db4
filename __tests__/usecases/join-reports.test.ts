// Two judged reports as one: nothing is lost, nothing is told twice, and the worse verdict counts.
import { describe, expect, test } from '@jest/globals';
import { finding, wholeFile } from '../../src/base/finding.ts';
import { judge } from '../../src/checks/judge.ts';
import { countFindings, type Verdict } from '../../src/checks/verdict.ts';
import type { Report, ReportFinding } from '../../src/report/report.ts';
import { joinReports } from '../../src/usecases/join-reports.ts';

function reportOf(facts: Partial<Report> = {}): Report {
  return {
    version: 1,
    verdict: 'pass',
    reason: null,
    counts: countFindings(facts.findings ?? []),
    packages: [],
    skills: [],
    registry: null,
    changes: null,
    findings: [],
    notChecked: [],
    ...facts,
  };
}

function found(rule: string, messageId: string, file: string): ReportFinding {
  const [one] = judge([
    finding({ rule, messageId, message: `in ${file}`, place: wholeFile(file) }),
  ]);
  if (one === undefined) throw new Error('no finding');
  return one;
}

const contested = found('capability/two-plugins', 'name', 'plugins/a/tasks/sync');
const expired = found('policy/waiver-expired', 'expired', 'plugin-gate.yaml');
const shadows = found('capability/shadows', 'name', 'capabilities/tasks/x');

describe('the verdict', () => {
  test.each<[Verdict, Verdict, Verdict]>([
    ['pass', 'pass', 'pass'],
    ['pass', 'fail', 'fail'],
    ['inconclusive', 'fail', 'fail'],
    ['needs-review', 'inconclusive', 'inconclusive'],
    ['needs-review', 'pass', 'needs-review'],
    ['skipped', 'pass', 'pass'],
    ['skipped', 'needs-review', 'needs-review'],
    ['skipped', 'skipped', 'skipped'],
  ])('%s and %s are %s, whichever comes first', (first, second, joined) => {
    const [a, b] = [reportOf({ verdict: first }), reportOf({ verdict: second })];
    expect(joinReports(a, b).verdict).toBe(joined);
    expect(joinReports(b, a).verdict).toBe(joined);
  });

  test('has the reason of what could not be decided; that one part had nothing to do is none', () => {
    const skipped = reportOf({ verdict: 'skipped', reason: 'nothing changed' });
    const undecided = reportOf({ verdict: 'inconclusive', reason: 'no answer' });
    expect(joinReports(skipped, undecided).reason).toBe('no answer');
    expect(joinReports(skipped, reportOf()).reason).toBeNull();
    expect(joinReports(skipped, skipped).reason).toBe('nothing changed');
    const other = reportOf({ verdict: 'inconclusive', reason: 'no history' });
    expect(joinReports(undecided, other).reason).toBe('no answer; no history');
  });
});

describe('findings', () => {
  test('of both are in the order of every report, and counted', () => {
    const joined = joinReports(
      reportOf({ findings: [contested], verdict: 'fail' }),
      reportOf({ findings: [shadows] }),
    );
    expect(joined.findings).toEqual([shadows, contested]);
    expect(joined.counts).toEqual({ error: 1, warning: 0, note: 1 });
  });

  test('that both have about their one policy are told and counted once', () => {
    const joined = joinReports(
      reportOf({ findings: [expired] }),
      reportOf({ findings: [expired, contested] }),
    );
    expect(joined.findings).toEqual([expired, contested]);
    expect(joined.counts).toEqual({ ...countFindings([expired, contested]) });
  });

  test('at other places or with other words are all kept', () => {
    const elsewhere = found('policy/waiver-expired', 'expired', 'library/plugin-gate.yaml');
    const second = { ...expired, message: 'another one' };
    const joined = joinReports(
      reportOf({ findings: [expired] }),
      reportOf({ findings: [elsewhere, second] }),
    );
    expect(joined.findings).toHaveLength(3);
  });
});

test('everything else of both is kept', () => {
  const first = reportOf({
    changes: [{ id: 'plugin:x', change: 'added', verdict: 'pass' }],
    registry: { path: 'registry.yaml', rows: [], graph: { nodes: [], edges: [], cycles: [] } },
    base: { commit: 'c', how: 'the first parent' },
    store: { path: 'capabilities', plugins: ['a'], entries: 2 },
    notChecked: [
      { what: 'a', why: 'b' },
      { what: 'c', why: 'd' },
    ],
  });
  const second = reportOf({
    notChecked: [
      { what: 'a', why: 'b' },
      { what: 'a', why: 'e' },
    ],
  });
  for (const joined of [joinReports(first, second), joinReports(second, first)]) {
    expect([joined.changes, joined.registry, joined.base, joined.store]).toEqual([
      first.changes,
      first.registry,
      first.base,
      first.store,
    ]);
    expect(joined.notChecked).toHaveLength(3);
  }
  expect(joinReports(first, second).notChecked.map(({ what, why }) => what + why)).toEqual([
    'ab',
    'cd',
    'ae',
  ]);
});
