// The past of a registry: versions that come back, go back, or were never there.
import { describe, expect, test } from '@jest/globals';
import { changesOf, runGate, toldBy } from '../../support/gate-run.ts';
import {
  commitFiles,
  digestA,
  digestB,
  digestC,
  remoteRow,
  writeHistory,
} from '../../support/registry-history.ts';
import { git, temporaryDirectory } from '../../support/tree.ts';

const other = remoteRow('zoom-kit', { sha256: `"${digestC}"` });
const row = (version: string, digest: string): string =>
  remoteRow('page-kit', { version, sha256: `"${digest}"` });

function past(texts: readonly (string | null)[], now: string): string {
  const directory = temporaryDirectory();
  writeHistory(directory, texts, now);
  return directory;
}

function commitOf(directory: string, back: number): string {
  return git(directory, 'rev-parse', `HEAD~${back}`).trim().slice(0, 12);
}

describe('a version that comes back', () => {
  test('after its row was removed, with other bytes', async () => {
    const directory = past([row('1.0.0', digestA) + other, other], row('1.0.0', digestB) + other);
    const report = await runGate(directory);
    expect(toldBy(report, 'change')).toEqual([
      `error change/version-back: plugin:page-kit brings back version "1.0.0" with other bytes than it had (commit ${commitOf(directory, 2)})`,
    ]);
    expect(changesOf(report)).toEqual(['fail plugin:page-kit: added 1.0.0']);
    expect(report.verdict).toBe('fail');
  });

  test('under another kind, which is another row but the same name', async () => {
    const now = remoteRow('page-kit', {
      kind: 'skill',
      sha256: `"${digestB}"`,
      sourceUrl: 'https://github.com/acme/other/tree/v1/x',
    });
    const report = await runGate(past([row('1.0.0', digestA)], now));
    expect(toldBy(report, 'change')).toContainEqual(
      expect.stringMatching(
        /^error change\/version-back: skill:page-kit brings back version "1\.0\.0"/,
      ),
    );
  });

  test('with the bytes that one of its earlier lives had', async () => {
    const texts = [row('1.0.0', digestA) + other, other, row('1.0.0', digestA) + other, other];
    const report = await runGate(past(texts, row('1.0.0', digestA) + other));
    expect(toldBy(report, 'change')).toEqual([]);
  });
});

describe('a version that goes back', () => {
  test('below a version that only the history has', async () => {
    const texts = [row('2.0.0', digestB), row('1.0.0', digestA)];
    const directory = past(texts, row('1.5.0', digestC));
    expect(toldBy(await runGate(directory), 'change')).toEqual([
      `error change/version-lower: plugin:page-kit goes back to "1.5.0"; the name "page-kit" already had "2.0.0" (commit ${commitOf(directory, 2)})`,
    ]);
  });

  test('a removed name that starts again below', async () => {
    const texts = [row('2.0.0', digestB) + other, other];
    const report = await runGate(past(texts, row('1.0.0', digestA) + other));
    expect(report.verdict).toBe('fail');
    expect(toldBy(report, 'change')).toHaveLength(1);
  });

  test('what only a side branch had does not count', async () => {
    const directory = temporaryDirectory();
    commitFiles(directory, { 'registry.yaml': row('1.0.0', digestA) });
    git(directory, 'checkout', '--quiet', '-b', 'side');
    commitFiles(directory, { 'registry.yaml': row('9.0.0', digestB) });
    commitFiles(directory, { 'registry.yaml': row('1.1.0', digestB) });
    git(directory, 'checkout', '--quiet', 'main');
    commitFiles(directory, { 'NOTES.txt': 'Notes.\n' });
    git(directory, 'merge', '--quiet', '--no-ff', '--no-edit', 'side');
    git(directory, 'branch', 'base');
    commitFiles(directory, { 'registry.yaml': row('1.2.0', digestC) });
    expect(toldBy(await runGate(directory), 'change')).toEqual([]);
  });
});

describe('how the past was written', () => {
  const forms: readonly (readonly [string, (text: string) => string])[] = [
    [
      'under entries, indented',
      (text) => `# kits\nentries:\n${text.replace(/^/gm, '  ').trimEnd()}\n`,
    ],
    ['under entries, not indented', (text) => `entries:\n${text}`],
    ['with Windows line breaks', (text) => text.replaceAll('\n', '\r\n')],
    [
      'as one flow list',
      () =>
        `[{kind: plugin, name: page-kit, description: Reads., version: 2.0.0, sourceUrl: kit, sha256: "${digestB}"}]\n`,
    ],
    ['with dashes on lines of their own', (text) => text.replaceAll('- kind', '-\n  kind')],
    ['with a key behind the rows', (text) => `entries:\n${text}more: 1\n`],
  ];
  test.each(forms)('%s', async (_name, form) => {
    const texts = [form(row('2.0.0', digestB) + other), row('1.0.0', digestA) + other];
    const report = await runGate(past(texts, row('1.5.0', digestC) + other));
    expect(toldBy(report, 'change')).toEqual([
      expect.stringMatching(/^error change\/version-lower: .* already had "2\.0\.0"/),
    ]);
  });

  test('texts that are no registry are passed over', async () => {
    const texts = [row('2.0.0', digestB), 'rows: [\n', '', row('1.0.0', digestA)];
    const report = await runGate(past(texts, row('1.5.0', digestC)));
    expect(toldBy(report, 'change')).toHaveLength(1);
  });
});

test('the newest 500 commits that touched the registry are looked at, and the rest is said', async () => {
  const directory = temporaryDirectory();
  commitFiles(directory, { 'registry.yaml': row('9.0.0', digestB) });
  const stream = Array.from({ length: 500 }, (_, at) => {
    const text = row(`1.0.${at}`, digestA);
    return [
      'commit refs/heads/main',
      'committer Test <test@example.invalid> 1700000000 +0000',
      'data 0',
      '',
      ...(at === 0 ? ['from refs/heads/main^0'] : []),
      'M 100644 inline registry.yaml',
      `data ${Buffer.byteLength(text)}`,
      text,
    ].join('\n');
  });
  const { execFileSync } = await import('node:child_process');
  execFileSync('git', ['fast-import', '--quiet', '--force'], {
    cwd: directory,
    input: `${stream.join('\n')}\n`,
  });
  git(directory, 'reset', '--quiet', '--hard', 'main');
  git(directory, 'branch', '--force', 'base');
  commitFiles(directory, { 'registry.yaml': row('1.1.0', digestC) });
  const report = await runGate(directory);
  expect(toldBy(report, 'change')).toEqual([]);
  expect(report.notChecked).toContainEqual({
    what: 'versions in the older history of registry.yaml',
    why: 'only the newest 500 commits that touched it are looked at',
  });
  expect(report.verdict).toBe('pass');
});
