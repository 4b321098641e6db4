// Skills without a package in each printer: by themselves, beside packages, many of them.
import { describe, expect, test } from '@jest/globals';
import { countOf, describeChecked, groupDigits } from '../../src/report/counts.ts';
import { groupFindings } from '../../src/report/group-findings.ts';
import type { SkillReport } from '../../src/report/report.ts';
import { renderSummary } from '../../src/report/summary.ts';
import { renderText } from '../../src/report/text.ts';
import { findingOf, packageOf, placeOf, reportOf } from './sample-reports.ts';

const digest = 'ab'.repeat(32);

function skillOf(draft: Partial<SkillReport> = {}): SkillReport {
  return {
    path: 'skills/read',
    name: 'read',
    digest,
    files: 2,
    bytes: 500,
    loaded: true,
    conformant: true,
    leftOut: [],
    ...draft,
  };
}

const text = (draft: Parameters<typeof reportOf>[0]): string =>
  renderText(reportOf({ packages: [], ...draft }), { color: false });

describe('text', () => {
  test('says what hosts and other clients do with it', () => {
    expect(text({ skills: [skillOf()] })).toBe(
      `skills/read\n  read, skill without a package: a host loads it, conforming clients load it; 2 files\n  digest ${digest}\n\npass: no errors, no warnings; checked 1 skill, 2 files (500 bytes); nothing left unchecked\n`,
    );
    const lost = skillOf({ loaded: false, conformant: false, digest: null, leftOut: ['.git'] });
    expect(text({ skills: [lost] })).toContain(
      'skills/read\n  read, skill without a package: a host does not load it, conforming clients skip it; 2 files, left out .git\n\n',
    );
  });

  test('puts findings below the skill they lie in', () => {
    const out = text({
      skills: [skillOf({ path: 'a' }), skillOf({ path: 'a-b' })],
      findings: [findingOf({ place: placeOf('a-b/SKILL.md'), message: 'second', package: null })],
    });
    expect(out.indexOf('second')).toBeGreaterThan(out.indexOf('\na-b\n'));
  });

  test('counts those without findings where there are many', () => {
    const skills = Array.from({ length: 1_234 }, (_, at) => skillOf({ path: `s/${at}` }));
    const out = text({
      skills,
      findings: [findingOf({ place: placeOf('s/7/SKILL.md'), package: null })],
    });
    expect(out).toMatch(/^s\/7\n/);
    expect(out).toContain('\n1,233 skills without findings not listed here\n');
    expect(out).not.toContain('s/8\n');
  });
});

describe('the summary', () => {
  test('has a table of them', () => {
    const summary = renderSummary(
      reportOf({ packages: [], skills: [skillOf(), skillOf({ path: 'b', loaded: false })] }),
      { repositoryPath: (path) => `repo/${path}` },
    );
    expect(summary).toContain('### Skills without a package');
    expect(summary).toContain(
      '| <code>repo/skills/read</code> | read | yes | yes | none | <code>abababababab…</code> |',
    );
    expect(summary).toContain('| <code>repo/b</code> | read | **no** | yes | none |');
  });
});

describe('grouping', () => {
  test('goes by the nearest skill above the file, and leaves packages and the rest alone', () => {
    const finding = (file: string, of: string | null = null) =>
      findingOf({ place: placeOf(file), package: of, row: null });
    const groups = groupFindings(
      reportOf({
        packages: [packageOf({ path: 'kit' })],
        skills: [skillOf({ path: 'a' }), skillOf({ path: 'a/b/c' }), skillOf({ path: '../out' })],
        findings: [
          finding('a/SKILL.md'),
          finding('a/b/x.md'),
          finding('a/b/c/SKILL.md'),
          finding('a'),
          finding('ab/SKILL.md'),
          finding('../out/SKILL.md'),
          finding('../other/SKILL.md'),
          finding('kit/plugin.json', 'kit'),
        ],
      }),
    );
    const files = (list: readonly { place: { file: string } }[] | undefined) =>
      list?.map(({ place }) => place.file);
    expect(files(groups.bySkill.get('a'))).toEqual(['a/SKILL.md', 'a/b/x.md', 'a']);
    expect(files(groups.bySkill.get('a/b/c'))).toEqual(['a/b/c/SKILL.md']);
    expect(files(groups.bySkill.get('../out'))).toEqual(['../out/SKILL.md']);
    expect(files(groups.byPackage.get('kit'))).toEqual(['kit/plugin.json']);
    expect(files(groups.other)).toEqual(['ab/SKILL.md', '../other/SKILL.md']);
  });

  test('takes everything below the working directory for a skill there', () => {
    const groups = groupFindings(
      reportOf({
        packages: [],
        skills: [skillOf({ path: '.' })],
        findings: [
          findingOf({ place: placeOf('SKILL.md'), package: null, row: null }),
          findingOf({ place: placeOf('deep/er/x.md'), package: null, row: null }),
          findingOf({ place: placeOf('../up.md'), package: null, row: null }),
        ],
      }),
    );
    expect(groups.bySkill.get('.')).toHaveLength(2);
    expect(groups.other).toHaveLength(1);
  });
});

describe('counts', () => {
  test.each([
    [0, '0'],
    [7, '7'],
    [999, '999'],
    [1_000, '1,000'],
    [12_345, '12,345'],
    [123_456, '123,456'],
    [1_234_567, '1,234,567'],
    [1_000_000_000, '1,000,000,000'],
  ])('%d is written %s, as the English locale does', (count, written) => {
    expect(groupDigits(count)).toBe(written);
    expect(groupDigits(count)).toBe(count.toLocaleString('en-US'));
    if (count > 1) expect(countOf(count, 'row')).toBe(`${written} rows`);
  });

  test('of a run name skills where there are some, and packages where there are any or nothing else', () => {
    const skills = [skillOf(), skillOf()];
    const checked = (draft: Parameters<typeof reportOf>[0]): string =>
      describeChecked(reportOf(draft));
    expect(checked({ packages: [], skills })).toBe('2 skills, 4 files (1.0 kB)');
    expect(checked({ packages: [packageOf({ files: 1, bytes: 10 })], skills })).toBe(
      '1 package, 2 skills, 5 files (1.0 kB)',
    );
    expect(checked({ packages: [] })).toBe('no packages, no files (0 bytes)');
  });
});
