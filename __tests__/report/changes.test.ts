// What was compared, and that nothing changed where nothing did, in each printer.
import { describe, expect, test } from '@jest/globals';
import { findRule } from '../../src/checks/find-rule.ts';
import { renderJson } from '../../src/report/json.ts';
import type { Report } from '../../src/report/report.ts';
import { renderRule } from '../../src/report/rule-text.ts';
import { renderSummary } from '../../src/report/summary.ts';
import { renderText } from '../../src/report/text.ts';
import { readMarkdown } from './read-markdown.ts';
import { cleanReport } from './sample-reports.ts';

const commit = '0123456789abcdef0123456789abcdef01234567';
const how = 'the first parent of the merge commit';
const changed: Report = {
  ...cleanReport,
  base: { commit, how },
  changes: [{ id: 'plugin:page-kit', change: '1.0.0 to 1.0.1; sha256', verdict: 'pass' }],
};
const text = (report: Report): string => renderText(report, { color: false });
const summary = (report: Report): string =>
  renderSummary(report, { repositoryPath: (path) => path });

describe('with a base', () => {
  test('changed rows are headed by what they are compared with', () => {
    expect(text(changed)).toContain(
      'Changed rows since 0123456789ab, the first parent of the merge commit\n  pass plugin:page-kit 1.0.0 to 1.0.1; sha256\n',
    );
    expect(summary(changed)).toContain(
      '### Changed rows since <code>0123456789ab</code>, the first parent of the merge commit\n',
    );
  });

  test('nothing changed, and it is said', () => {
    const none = { ...changed, changes: [] };
    expect(text(none)).toContain(
      'No row changed since 0123456789ab, the first parent of the merge commit\n',
    );
    expect(summary(none)).toContain(
      '### No row changed since <code>0123456789ab</code>, the first parent of the merge commit\n',
    );
  });

  test('the JSON report names the whole commit', () => {
    expect(JSON.parse(renderJson(changed))).toMatchObject({ base: { commit, how } });
  });

  test('a hostile ref stays text', () => {
    const ref = 'x\n::error::y ##[add-mask]z <img src=x> @someone';
    const hostile = { ...changed, base: { commit, how: `the merge base of "${ref}" and HEAD` } };
    expect(text(hostile)).not.toMatch(/^\s*::|##\[/m);
    expect(readMarkdown(summary(hostile)).live).toEqual([]);
  });
});

test('without a base nothing is said of changes', () => {
  expect(text(cleanReport)).not.toMatch(/row changed|Changed rows/);
  expect(summary(cleanReport)).not.toMatch(/row changed|Changed rows/);
});

test('explain says of a rule that it asks for a person, and what a strict policy makes of it', () => {
  const rules = ['change/row-removed', 'source/branch', 'row/sha256'].map(findRule);
  expect(rules.map((rule) => (rule === null ? '' : renderRule(rule).split('\n')[0]))).toEqual([
    'change/row-removed (warning, asks for a person, since 0.1.0)',
    'source/branch (warning, error under a strict policy, since 0.1.0)',
    'row/sha256 (error, since 0.1.0)',
  ]);
});
