// The gate on real repositories: what it compares, what it refuses to guess, and what it looks at.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, symlinkSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { Fault } from '../../src/base/fault.ts';
import type { Report } from '../../src/report/report.ts';
import type { CheckRequest } from '../../src/usecases/check.ts';
import { task } from '../support/fork.ts';
import { changesOf, runGate, toldBy } from '../support/gate-run.ts';
import { rowText } from '../support/registry.ts';
import {
  bumpKit,
  commitFiles,
  digestA,
  digestB,
  digestC,
  kitDigest,
  readRegistryText,
  remoteRow,
  writeHistory,
  writeKitHistory,
} from '../support/registry-history.ts';
import {
  commitAll,
  git,
  manifestText,
  skillText,
  temporaryDirectory,
  writeFiles,
  writePackage,
} from '../support/tree.ts';
import { waiverText } from '../support/waivers.ts';

async function faultOf(
  directory: string,
  request: Partial<CheckRequest> = {},
): Promise<{ readonly code: string; readonly message: string; readonly hint: string | null }> {
  try {
    await runGate(directory, request);
  } catch (error) {
    if (error instanceof Fault) {
      return { code: error.code, message: error.message, hint: error.hint };
    }
    throw error;
  }
  throw new Error('no fault');
}

function past(texts: readonly (string | null)[], now: string | null): string {
  const directory = temporaryDirectory();
  writeHistory(directory, texts, now);
  return directory;
}

/** The true digest of `kit` once its version is `1.0.1`, from this product's own report of it. */
async function bumpedRow(directory: string): Promise<string> {
  const report = await runGate(directory, { base: null });
  return rowText({ version: '1.0.1', sha256: report.packages[0]?.digest ?? '' });
}

describe('a kit and its row', () => {
  test('a bump with its pin passes, and the change says what it is', async () => {
    const directory = temporaryDirectory();
    writeKitHistory(directory);
    bumpKit(directory, '1.0.1');
    commitFiles(directory, { 'registry.yaml': await bumpedRow(directory) });
    const report = await runGate(directory);
    expect(report.verdict).toBe('pass');
    expect(changesOf(report)).toEqual(['pass plugin:page-kit: 1.0.0 to 1.0.1; sha256']);
    expect(report.findings.filter(({ severity }) => severity !== 'note')).toEqual([]);
  });

  test('the same in the work tree only, before anything is committed', async () => {
    const directory = temporaryDirectory();
    writeKitHistory(directory);
    bumpKit(directory, '1.0.1');
    writeFiles(directory, { 'registry.yaml': await bumpedRow(directory) });
    expect(changesOf(await runGate(directory))).toEqual([
      'pass plugin:page-kit: 1.0.0 to 1.0.1; sha256',
    ]);
  });

  test('a re-pin without a bump fails', async () => {
    const directory = temporaryDirectory();
    writeKitHistory(directory);
    commitFiles(directory, { 'kit/skills/read/SKILL.md': `${skillText}More.\n` });
    const seen = await runGate(directory, { base: null });
    commitFiles(directory, {
      'registry.yaml': rowText({ sha256: seen.packages[0]?.digest ?? '' }),
    });
    const report = await runGate(directory);
    expect(report.verdict).toBe('fail');
    expect(toldBy(report, 'change', 'row')).toEqual([
      'error change/same-version-other-bytes: the bytes of plugin:page-kit changed, its version "1.0.0" did not',
    ]);
    expect(changesOf(report)).toEqual(['fail plugin:page-kit: sha256']);
  });

  test('edited files under the old pin are a changed row that fails', async () => {
    const directory = temporaryDirectory();
    writeKitHistory(directory);
    commitFiles(directory, { 'kit/skills/read/SKILL.md': `${skillText}More.\n` });
    expect(changesOf(await runGate(directory))).toEqual([
      'fail plugin:page-kit: files changed, pin did not (kit/skills/read/SKILL.md)',
    ]);
  });
});

describe('verdicts', () => {
  const both = remoteRow('page-kit') + remoteRow('zoom-kit', { sha256: `"${digestB}"` });

  test('a person is asked, and the run does not fail by it', async () => {
    const directory = past([both], remoteRow('page-kit'));
    const report = await runGate(directory);
    expect([report.verdict, report.counts]).toEqual([
      'needs-review',
      { error: 0, warning: 1, note: 0 },
    ]);
    expect(changesOf(report)).toEqual(['needs-review plugin:zoom-kit: removed 1.0.0']);
    expect((await runGate(directory, { failOn: 'warning' })).verdict).toBe('fail');
  });

  test('an error comes before the question', async () => {
    const now = remoteRow('page-kit', { version: '0.9.0', sha256: `"${digestC}"` });
    const report = await runGate(past([both], now));
    expect(report.verdict).toBe('fail');
    expect(changesOf(report)).toEqual([
      'fail plugin:page-kit: 1.0.0 to 0.9.0; sha256',
      'needs-review plugin:zoom-kit: removed 1.0.0',
    ]);
  });

  test('a row whose bytes were not read does not look green', async () => {
    const now = remoteRow('page-kit', { version: '1.1.0', sha256: `"${digestC}"` });
    expect(changesOf(await runGate(past([remoteRow('page-kit')], now)))).toEqual([
      'skipped plugin:page-kit: 1.0.0 to 1.1.0; sha256',
    ]);
  });

  test('nothing changed', async () => {
    const report = await runGate(past([both], both));
    expect([report.verdict, report.changes]).toEqual(['pass', []]);
  });

  test('only the format changed, and the report says so', async () => {
    const report = await runGate(past([both], `# kits\n${both}`));
    expect([report.verdict, report.changes, toldBy(report, 'change')]).toEqual([
      'pass',
      [],
      [
        'note change/format-only: only the format of registry.yaml changed: every row says what it said',
      ],
    ]);
  });
});

describe('rules over the whole file see every row, also where two changes break it together', () => {
  test('a row that nobody touched and that no longer has its requirement', async () => {
    const directory = temporaryDirectory();
    const needs = remoteRow('zoom-kit', { requires: '[plugin:page-kit]', sha256: `"${digestB}"` });
    commitFiles(directory, { 'registry.yaml': remoteRow('page-kit') + needs });
    commitFiles(directory, { 'registry.yaml': needs });
    git(directory, 'branch', 'base');
    commitFiles(directory, { 'registry.yaml': remoteRow('abacus') + needs });
    const report = await runGate(directory, { changedOnly: true });
    expect(toldBy(report, 'registry')).toEqual([
      'error registry/requires-missing: plugin:zoom-kit requires "plugin:page-kit", which has no row',
    ]);
  });
});

describe('the registry itself', () => {
  test('moved: rows are compared with what it was', async () => {
    const directory = past([remoteRow('page-kit')], remoteRow('page-kit'));
    commitFiles(directory, {
      'registry.yaml': null,
      'library/registry.yaml': remoteRow('page-kit', { sha256: `"${digestB}"` }),
    });
    expect(toldBy(await runGate(directory), 'change')).toEqual([
      'note change/registry-moved: the registry was moved from "registry.yaml" to "library/registry.yaml"; rows are compared with what it was',
      'error change/same-version-other-bytes: the bytes of plugin:page-kit changed, its version "1.0.0" did not',
    ]);
  });

  test('moved to another name, with the history it had', async () => {
    const two = remoteRow('page-kit', { version: '2.0.0', sha256: `"${digestB}"` });
    const directory = past([two, remoteRow('page-kit')], remoteRow('page-kit'));
    commitFiles(directory, {
      'registry.yaml': null,
      'kits.yml': remoteRow('page-kit', { version: '1.5.0', sha256: `"${digestC}"` }),
    });
    const report = await runGate(directory, { paths: ['kits.yml'] });
    expect(toldBy(report, 'change')).toContainEqual(
      expect.stringMatching(/^error change\/version-lower: .*already had "2\.0\.0"/),
    );
  });

  test('created: its rows are new because the base has none', async () => {
    const report = await runGate(past([null], remoteRow('page-kit')));
    expect(changesOf(report)).toEqual(['skipped plugin:page-kit: added 1.0.0']);
  });

  test('removed: a person is asked', async () => {
    const directory = temporaryDirectory();
    writePackage(join(directory, 'kit'));
    writeHistory(directory, [remoteRow('page-kit')], null);
    const report = await runGate(directory);
    expect([report.verdict, report.changes]).toEqual(['needs-review', null]);
  });

  test('unreadable now: the run fails by that, and says that it compared nothing', async () => {
    const report = await runGate(past([remoteRow('page-kit')], 'entries: [\n'));
    expect([report.verdict, report.changes]).toEqual(['fail', null]);
    expect(report.notChecked).toContainEqual({
      what: 'what changed in registry.yaml',
      why: 'it cannot be read now',
    });
  });

  test('unreadable at the base: the run stops, with the commit that can be read', async () => {
    const directory = past([remoteRow('page-kit'), 'entries: [\n'], remoteRow('page-kit'));
    const readable = git(directory, 'rev-parse', 'HEAD~2').trim();
    const base = git(directory, 'rev-parse', 'HEAD~1').trim();
    expect(await faultOf(directory)).toEqual({
      code: 'git',
      message: `the registry "registry.yaml" cannot be read at the base ${base.slice(0, 12)}: not YAML: a quote or bracket opened above is not closed (line 2)`,
      hint: `compare with the last commit in which it could be read: plugin-gate check --base ${readable}`,
    });
    const again = await runGate(directory, { base: { kind: 'ref', ref: readable } });
    expect(again.changes).toEqual([]);
  });

  test.each([
    ['a link', 'it is a symbolic link'],
    ['a directory', 'it is a directory'],
  ])('%s at the base', async (what, message) => {
    const directory = temporaryDirectory();
    commitFiles(directory, { 'other.yaml': remoteRow('page-kit') });
    if (what === 'a link') symlinkSync('other.yaml', join(directory, 'registry.yaml'));
    else writeFiles(directory, { 'registry.yaml/x': 'x' });
    commitAll(directory);
    git(directory, 'branch', 'base');
    commitFiles(directory, { 'registry.yaml': null });
    commitFiles(directory, { 'registry.yaml': remoteRow('page-kit') });
    expect((await faultOf(directory)).message).toContain(message);
  });

  test('named with characters that git has to quote', async () => {
    const directory = temporaryDirectory();
    const name = 'käse "kits"\n*.yaml';
    commitFiles(directory, { [name]: remoteRow('page-kit') });
    git(directory, 'branch', 'base');
    commitFiles(directory, { [name]: remoteRow('page-kit', { sha256: `"${digestB}"` }) });
    const report = await runGate(directory, { registry: name });
    expect(changesOf(report)).toEqual(['fail plugin:page-kit: sha256']);
    expect(report.notChecked).toContainEqual({
      what: `versions in the older history of ${name}`,
      why: 'its path holds a line break',
    });
  });
});

describe('no base', () => {
  test('outside git it is a fault of usage', async () => {
    const directory = temporaryDirectory();
    writeFiles(directory, { 'registry.yaml': remoteRow('page-kit') });
    expect(await faultOf(directory)).toMatchObject({ code: 'usage' });
  });

  test('an event without a base: the comparison is skipped, and said to be', async () => {
    const directory = past(
      [remoteRow('page-kit')],
      remoteRow('page-kit', { sha256: `"${digestB}"` }),
    );
    const why = '"schedule" has no base; give the input base for one';
    const report = await runGate(directory, { base: { kind: 'none', why } });
    expect([report.verdict, report.changes]).toEqual(['pass', null]);
    expect(report.notChecked).toContainEqual({ what: 'what changed in registry.yaml', why });
  });

  test('a plugin repository needs none: an event whose base is not there changes nothing', async () => {
    const directory = temporaryDirectory();
    writePackage(join(directory, 'kit'));
    commitAll(directory);
    const report = await runGate(directory, {
      base: { kind: 'merge-group', base: 'e'.repeat(40) },
    });
    expect(report.verdict).toBe('pass');
    expect(report.notChecked).toContainEqual({
      what: 'what changed since the base',
      why: 'the base of the merge group is not in this checkout: it is not fetched',
    });
  });
});

describe('only what changed', () => {
  function two(): string {
    const directory = temporaryDirectory();
    writePackage(join(directory, 'kit'));
    writePackage(join(directory, 'zoom'), {
      'plugin.json': manifestText({ name: 'zoom-kit', version: '1' }),
    });
    writeFiles(directory, {
      '.gitattributes': '* -text\n',
      'registry.yaml':
        rowText() + rowText({ name: 'zoom-kit', sourceUrl: 'zoom', sha256: `"${digestA}"` }),
    });
    commitAll(directory);
    git(directory, 'branch', 'base');
    return directory;
  }

  test('packages and rows that did not change are not read, and that is said', async () => {
    const directory = two();
    commitFiles(directory, { 'kit/skills/read/SKILL.md': `${skillText}More.\n` });
    const report = await runGate(directory, { changedOnly: true });
    expect(report.packages.map(({ path }) => path)).toEqual(['kit']);
    expect(report.registry?.rows.map(({ id, verdict }) => `${verdict} ${id}`)).toEqual([
      'fail plugin:page-kit',
      'skipped plugin:zoom-kit',
    ]);
    expect(report.notChecked).toContainEqual({
      what: 'the packages of 1 unchanged row',
      why: 'only what changed was asked for',
    });
    const all = await runGate(directory);
    expect(all.packages.map(({ path }) => path)).toEqual(['kit', 'zoom']);
  });

  test.each([
    ['edited and not staged', 'kit/skills/read/SKILL.md'],
    ['new and not tracked', 'kit/notes.txt'],
  ])('a file that is %s is looked at too', async (_what, path) => {
    const directory = two();
    writeFiles(directory, { [path]: `${skillText}More.\n` });
    const report = await runGate(directory, { changedOnly: true });
    expect(report.packages.map((one) => one.path)).toEqual(['kit']);
    expect(changesOf(report)).toEqual([
      `fail plugin:page-kit: files changed, pin did not (${path})`,
    ]);
  });

  test('a file that was only touched changes nothing', async () => {
    const directory = temporaryDirectory();
    writeKitHistory(directory);
    utimesSync(join(directory, 'kit/plugin.json'), 1, 1);
    const report = await runGate(directory, { changedOnly: true });
    expect(toldBy(report, 'change')).toEqual([]);
    expect(report.verdict).toBe('pass');
  });

  test('a change of the row alone reads its package', async () => {
    const directory = two();
    const text = readRegistryText(directory).replace('Reads pages.', 'Reads all pages.');
    commitFiles(directory, { 'registry.yaml': text });
    const report = await runGate(directory, { changedOnly: true });
    expect(report.packages.map(({ path }) => path)).toEqual(['kit']);
    expect(changesOf(report)).toEqual(['pass plugin:page-kit: description']);
  });

  test('only packages that changed are smoke-installed, however many are looked at', async () => {
    const directory = two();
    const smoke = true;
    const quiet = await runGate(directory, { smoke });
    expect(quiet.packages.map((one) => one.smoke)).toEqual([null, null]);
    expect(quiet.notChecked).toContainEqual({
      what: 'the smoke install of 2 unchanged packages',
      why: 'only what changed is installed',
    });
    commitFiles(directory, { 'kit/skills/read/SKILL.md': `${skillText}More.\n` });
    const report = await runGate(directory, { smoke });
    expect(report.packages.map((one) => one.smoke !== null)).toEqual([true, false]);
    const all = await runGate(directory, { smoke, base: null });
    expect(all.packages.filter((one) => one.smoke !== null)).toHaveLength(2);
  });

  test('nothing changed: the whole file was still judged', async () => {
    const report = await runGate(two(), { changedOnly: true });
    expect([report.verdict, report.packages, report.changes]).toEqual(['pass', [], []]);
  });

  test('nothing changed and no registry: skipped, with its reason', async () => {
    const directory = temporaryDirectory();
    writePackage(join(directory, 'kit'));
    commitAll(directory);
    git(directory, 'branch', 'base');
    const report = await runGate(directory, { changedOnly: true });
    expect([report.verdict, report.reason]).toEqual([
      'skipped',
      'nothing that is looked at changed',
    ]);
  });
});

describe('names that two rows bring, where only changes are looked at', () => {
  /** Three packages of the tasks given, the last of which comes after the base. */
  async function three(first: string, second: string, third: string): Promise<Report> {
    const directory = temporaryDirectory();
    const write = (name: string, files: Readonly<Record<string, string | null>>): void => {
      writePackage(join(directory, name), {
        'plugin.json': manifestText({ name }),
        'skills/read/SKILL.md': null,
        ...files,
      });
    };
    const row = (name: string): string => rowText({ name, sourceUrl: name });
    write('one', task(`tasks/${first}`));
    write('two', { [`affordances/${second}.json`]: '{}\n' });
    writeFiles(directory, { 'registry.yaml': row('one') + row('two') });
    commitAll(directory);
    git(directory, 'branch', 'base');
    write('three', { ...task(`tasks/${third}`), [`affordances/${third}.md`]: 'Text.\n' });
    commitFiles(directory, { 'registry.yaml': row('one') + row('two') + row('three') });
    return runGate(directory, { changedOnly: true });
  }

  test.each([
    [
      'a directory',
      'sync',
      'other',
      'the rows "plugin:one" and "plugin:three" bring the task "sync"',
    ],
    [
      'a single file of another type',
      'other',
      'sync',
      'the rows "plugin:two" and "plugin:three" bring the affordance "sync"',
    ],
  ])('a changed row and an unchanged one: %s', async (_what, first, second, message) => {
    const report = await three(first, second, 'sync');
    expect(toldBy(report, 'capability')).toEqual([`warning capability/two-rows: ${message}`]);
    expect(report.packages.map(({ name }) => name)).toEqual(['three']);
  });

  test('no name in common: nothing is said but what was left out', async () => {
    const report = await three('one', 'two', 'sync');
    expect(toldBy(report, 'capability')).toEqual([]);
    expect(report.notChecked).toContainEqual({
      what: 'names that two of the 2 unchanged rows bring (capability/two-rows)',
      why: 'only what changed was asked for',
    });
  });
});

describe('the way through for what a person approved, where needs-review fails a run', () => {
  const failOn = 'needs-review' as const;
  const other = remoteRow('zoom-kit', { sha256: `"${digestB}"` });

  /** `base` holds the rows of `past` and the policy that was merged first; HEAD has `now`. */
  function approved(policy: Readonly<Record<string, string>>, now: string): string {
    const directory = temporaryDirectory();
    commitFiles(directory, { 'registry.yaml': remoteRow('page-kit') + other, ...policy });
    git(directory, 'branch', 'base');
    commitFiles(directory, { 'registry.yaml': now });
    return directory;
  }

  test.each([
    ['change/row-removed', 'plugin:page-kit', other],
    ['change/row-renamed', 'plugin:pages', remoteRow('pages') + other],
    [
      'change/source-moved',
      'plugin:page-kit',
      remoteRow('page-kit', { sourceUrl: 'https://github.com/other/kits/tree/v1/page-kit' }) +
        other,
    ],
    [
      'change/similar-name',
      'plugin:zoom-kjt',
      remoteRow('page-kit') + other + remoteRow('zoom-kjt', { sha256: `"${digestC}"` }),
    ],
  ])('%s: a waiver of its row that the base has', async (rule, row, now) => {
    expect((await runGate(approved({}, now), { failOn })).verdict).toBe('needs-review');
    const waived = { 'plugin-gate.yaml': waiverText(rule, '2026-07-01', row) };
    expect((await runGate(approved(waived, now), { failOn })).verdict).toBe('pass');
  });

  test.each([['change/registry-removed'], ['policy/changed']])(
    '%s, which has no row: a level that the base has',
    async (rule) => {
      const level = `rules:\n  ${rule}: note\n`;
      const directory = temporaryDirectory();
      commitFiles(directory, { 'registry.yaml': other, 'plugin-gate.yaml': level });
      git(directory, 'branch', 'base');
      const removed = rule === 'change/registry-removed';
      commitFiles(directory, removed ? { 'registry.yaml': null } : { 'plugin-gate.yaml': '{}\n' });
      const policy = removed ? 'plugin-gate.yaml' : null;
      expect(toldBy(await runGate(directory, { failOn, policy }), 'change', 'policy')).toEqual([
        expect.stringContaining(`note ${rule}: `),
      ]);
      expect((await runGate(directory, { failOn, policy })).verdict).not.toBe('needs-review');
    },
  );
});

describe('a package under another name, directory and row', () => {
  test('is one rename, and its files in git decide', async () => {
    const directory = temporaryDirectory();
    writeKitHistory(directory);
    git(directory, 'mv', 'kit', 'pages');
    const renamed = { name: 'chart-maker', version: '1.1.0' };
    commitFiles(directory, {
      'pages/plugin.json': manifestText(renamed),
      'registry.yaml': rowText({ ...renamed, sourceUrl: 'pages', sha256: `"${digestB}"` }),
    });
    const report = await runGate(directory);
    expect(changesOf(report)).toEqual(['fail plugin:chart-maker: renamed from plugin:page-kit']);
    expect(toldBy(report, 'change')).toEqual([
      'warning change/row-renamed: plugin:page-kit was renamed to plugin:chart-maker: the files are the same but for the name',
    ]);
  });

  test('is a removal and an addition where a file of it differs, is missing or is more', async () => {
    const edits: Readonly<Record<string, string | null>>[] = [
      { 'pages/skills/read/SKILL.md': `${skillText}More.\n` },
      { 'pages/skills/read/SKILL.md': null },
      { 'pages/notes.txt': 'More.\n' },
      { 'pages/plugin.json': manifestText({ name: 'chart-maker', description: 'Draws.' }) },
    ];
    for (const edit of edits) {
      const directory = temporaryDirectory();
      writeKitHistory(directory);
      git(directory, 'mv', 'kit', 'pages');
      commitFiles(directory, {
        'pages/plugin.json': manifestText({ name: 'chart-maker' }),
        'registry.yaml': rowText({
          name: 'chart-maker',
          sourceUrl: 'pages',
          sha256: `"${digestB}"`,
        }),
        ...edit,
      });
      expect(changesOf(await runGate(directory))).toEqual([
        'fail plugin:chart-maker: added 1.0.0',
        'needs-review plugin:page-kit: removed 1.0.0',
      ]);
    }
  });
});

describe('a run that finds something does not say that nothing changed', () => {
  test('the registry is gone, and nothing else is there', async () => {
    const report = await runGate(past([remoteRow('page-kit')], null));
    expect([report.verdict, report.reason]).toEqual(['needs-review', null]);
    expect(toldBy(report, 'change')).toEqual([
      'warning change/registry-removed: registry.yaml was removed with its one row',
    ]);
  });

  test('the same where it fails', async () => {
    const report = await runGate(past([remoteRow('page-kit')], null), { failOn: 'warning' });
    expect([report.verdict, report.reason]).toEqual(['fail', null]);
  });

  test('a second row that says the same is a change, and no matter of format', async () => {
    const row = remoteRow('page-kit');
    const report = await runGate(past([row], row + row));
    expect(changesOf(report)).toEqual(['fail plugin:page-kit: added 1.0.0']);
    expect(toldBy(report, 'change')).toEqual([]);
    expect(report.verdict).toBe('fail');
  });

  test('a row that nobody can name is one too', async () => {
    const report = await runGate(
      past([remoteRow('page-kit')], `${remoteRow('page-kit')}- kind: plugin\n`),
    );
    expect(changesOf(report)).toEqual(['fail row 2: added']);
    expect(toldBy(report, 'change')).toEqual([]);
  });
});

test('a hostile repository inside a package decides nothing', async () => {
  const directory = temporaryDirectory();
  writeKitHistory(directory);
  const marker = join(temporaryDirectory(), 'ran');
  const inner = join(directory, 'kit', 'inner');
  mkdirSync(inner);
  execFileSync('git', ['init', '--quiet', inner]);
  execFileSync('git', ['-C', inner, 'config', 'core.fsmonitor', `touch ${marker}`]);
  const report = await runGate(directory);
  expect(changesOf(report)).toEqual([
    'fail plugin:page-kit: files changed, pin did not (kit/inner/)',
  ]);
  expect(existsSync(marker)).toBe(false);
});

test('the digest that these rows pin is that of the kit', () => {
  expect(kitDigest).toMatch(/^3bb99e1a/);
});
