// One mistake that several readers tell is shown once: the first finding whole, the others below it, without
// what was said already. Nothing is left out of the counts.
import { describe, expect, test } from '@jest/globals';
import { renderAnnotations } from '../../src/report/annotations.ts';
import { renderSummary } from '../../src/report/summary.ts';
import { renderText } from '../../src/report/text.ts';
import { findingOf, placeOf, reportOf } from './sample-reports.ts';

const place = placeOf('page-kit/skills/read/SKILL.md', {
  line: 2,
  column: 7,
  endColumn: 13,
  excerpt: 'name: reader',
});
const host = findingOf({
  rule: 'skill/name-directory',
  severity: 'warning',
  boundary: null,
  message: 'the name is "reader" and its directory "read"',
  place,
  found: '"reader"',
  expected: '"read"',
  fix: 'rename the directory to "reader"',
});
const portable = findingOf({
  ...host,
  rule: 'agent-skill/name-directory',
  boundary: 'ENTRY',
  message: 'clients skip skill "read": its name differs',
  found: 'reader',
  expected: 'read',
  fix: 'Rename the directory to "reader".',
});
const text = (findings: readonly ReturnType<typeof findingOf>[], width: number | null = null) =>
  renderText(reportOf({ findings }), { color: false, width });

describe('two findings at one place', () => {
  test('are shown with one excerpt, one found, one expected and one fix', () => {
    expect(text([portable, host])).toContain(
      [
        '  warning page-kit/skills/read/SKILL.md:2:7 skill/name-directory the name is "reader" and its directory "read"',
        '    2 | name: reader',
        '      |       ^^^^^^',
        '    found:    "reader"',
        '    expected: "read"',
        '    fix:      rename the directory to "reader"',
        '    also:     agent-skill/name-directory (other clients) clients skip skill "read": its name differs',
        '',
      ].join('\n'),
    );
  });

  test('say no line again that the first fix has already', () => {
    const all = { ...host, fix: 'add these lines:\nversion: 1\nskills: [read]' };
    const one = {
      ...host,
      message: 'no skills',
      expected: 'skills',
      fix: 'add this line: skills: [read]',
    };
    expect(text([all, one])).toContain(
      '      skills: [read]\n    also:     skill/name-directory no skills\n\n',
    );
  });

  test('count as two', () => {
    expect(text([portable, host])).toContain('no errors, 2 warnings');
  });

  test('keep what differs, and their own level', () => {
    const worse = { ...portable, severity: 'error' as const, fix: 'write "name: read"' };
    expect(text([host, worse])).toContain(
      [
        '  error page-kit/skills/read/SKILL.md:2:7 agent-skill/name-directory clients skip skill "read": its name differs',
        '    2 | name: reader',
        '      |       ^^^^^^',
        '    found:    reader',
        '    expected: read',
        '    fix:      write "name: read"',
        '    also:     warning skill/name-directory the name is "reader" and its directory "read"',
        '    fix:      rename the directory to "reader"',
        '',
      ].join('\n'),
    );
  });

  test.each([
    ['another column', placeOf('page-kit/skills/read/SKILL.md', { line: 2, column: 1 })],
    ['another line', placeOf('page-kit/skills/read/SKILL.md', { line: 3, column: 7 })],
    ['another file', placeOf('page-kit/skills/more/SKILL.md', { line: 2, column: 7 })],
    ['no line', placeOf('page-kit/skills/read/SKILL.md')],
  ])('%s is another place', (_, other) => {
    expect(text([host, { ...portable, place: other }])).not.toContain('also:');
  });

  test('two about one whole file stay two', () => {
    const whole = placeOf('page-kit/plugin.json');
    expect(
      text([
        { ...host, place: whole },
        { ...portable, place: whole },
      ]),
    ).not.toContain('also:');
  });
});

describe('two findings at one place in the job summary', () => {
  const summary = renderSummary(reportOf({ findings: [portable, host] }), {
    repositoryPath: (path: string) => path,
  });

  test('are one item with one fix', () => {
    expect(summary.match(/^- \*\*/gm)).toHaveLength(1);
    expect(summary.match(/Fix: /g)).toHaveLength(1);
    expect(summary).toContain('<br>Also **warning** clients skip skill');
    expect(summary).toContain('<code>agent-skill/name-directory</code>');
  });

  test('count as two', () => {
    expect(summary).toContain('2 warnings');
  });
});

describe('a fix with lines to paste', () => {
  const fix = `add these lines:\nversion: 1\ncategory: explore  # one of: ${'word, '.repeat(20)}end`;
  const finding = findingOf({ fix });

  test('keeps them whole lines in text, whatever the width', () => {
    for (const width of [null, 60]) {
      expect(text([finding], width)).toContain(
        `    fix:      add these lines:\n      version: 1\n      category: explore  # one of: ${'word, '.repeat(20)}end\n`,
      );
    }
  });

  test('keeps them lines in annotations and in the summary', () => {
    const options = { repositoryPath: (path: string) => path };
    const report = reportOf({ findings: [finding] });
    expect(renderAnnotations(report, { ...options, restIn: 'the summary' })).toContain(
      'fix: add these lines:%0Aversion: 1%0Acategory: explore',
    );
    expect(renderSummary(report, options)).toContain('add these lines:<br>version: 1<br>category:');
  });

  test.each(['name it a\n::error::b', 'name it a\n  error b: c', 'name it a\nb'])(
    'other line feeds stay escapes: %j',
    (hostile) => {
      expect(text([findingOf({ fix: hostile })])).toContain('name it a\\n');
    },
  );
});
