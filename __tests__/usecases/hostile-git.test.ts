// A checkout in which somebody prepared git: what check and pin make of it.
import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { pinRegistry } from '../../src/usecases/pin.ts';
import { runGate, toldBy } from '../support/gate-run.ts';
import { rowText, writeKitAndRegistry } from '../support/registry.ts';
import { commitAll, git, temporaryDirectory, writeFiles, writePackage } from '../support/tree.ts';

const stale = 'a'.repeat(64);

function check(directory: string) {
  return runGate(directory, { base: null, env: { ...process.env } });
}

function pin(cwd: string, path = '.') {
  const env = { ...process.env };
  return pinRegistry({ cwd, path, clioVersion: 'auto', check: false, env });
}

/** A committed readme, and a library with a registry and a package beside it that the outer repository never got. */
function withNested(): string {
  const root = realpathSync(temporaryDirectory());
  writeFiles(root, { 'README.md': 'Read.\n' });
  commitAll(root);
  writeKitAndRegistry(join(root, 'library'), rowText());
  return root;
}

describe('a repository between the outer one and the registry', () => {
  test('is not asked: its rows are untracked, and it is told', async () => {
    const root = withNested();
    commitAll(join(root, 'library'));
    writeFileSync(
      join(root, 'library/.git/config'),
      `[core]\n\trepositoryformatversion = 0\n\tfsmonitor = touch ${root}/sprung\n[broken`,
    );
    const report = await check(root);
    expect(report.verdict).toBe('fail');
    expect(toldBy(report, 'row', 'tree')).toEqual(
      expect.arrayContaining([
        'error tree/nested-git: "library/.git" lies between the repository and the package, so git leaves the package out of every clone',
        'error row/source-untracked: git tracks nothing in "kit"',
      ]),
    );
    expect(report.notChecked).toEqual([]);
  });

  test('does not make pin write what no clone has', () => {
    const root = withNested();
    writeFiles(root, { 'library/registry.yaml': rowText({ sha256: stale }) });
    commitAll(join(root, 'library'));
    const report = pin(root);
    expect(report.written).toBe(false);
    expect(report.refusals.map(({ rule }) => rule)).toContain('row/source-untracked');
    expect(readFileSync(join(root, 'library/registry.yaml'), 'utf8')).toContain(stale);
  });

  test('is the one that counts where a person names it', async () => {
    const root = withNested();
    commitAll(join(root, 'library'));
    const report = await check(join(root, 'library'));
    expect(toldBy(report, 'row', 'tree').filter((one) => one.startsWith('error'))).toEqual([]);
  });
});

describe('git that does not end', () => {
  test('makes a check inconclusive and a pin stop, and neither waits', async () => {
    const root = realpathSync(temporaryDirectory());
    writeKitAndRegistry(root, rowText());
    commitAll(root);
    rmSync(join(root, '.git/info/exclude'), { force: true });
    mkdirSync(join(root, '.git/info'), { recursive: true });
    execFileSync('mkfifo', [join(root, '.git/info/exclude')]);
    const report = await check(root);
    expect(report.verdict).toBe('inconclusive');
    const why = '".git/info/exclude" is no regular file, so git is not asked';
    expect(report.reason).toBe(why);
    expect(report.notChecked).toContainEqual({ what: 'whether git tracks what is in kit', why });
    writeFiles(root, { 'registry.yaml': rowText({ sha256: stale }) });
    expect(() => pin(root)).toThrow(`what git tracks in "." cannot be told: ${why}`);
    expect(readFileSync(join(root, 'registry.yaml'), 'utf8')).toContain(stale);
  });

  test('does not hide an error', async () => {
    const root = realpathSync(temporaryDirectory());
    writeKitAndRegistry(root, rowText({ sha256: stale }));
    commitAll(root);
    rmSync(join(root, '.git/HEAD'));
    execFileSync('mkfifo', [join(root, '.git/HEAD')]);
    expect((await check(root)).verdict).toBe('fail');
  });
});

test('a package that was only announced to git is untracked, for check and for pin', async () => {
  const root = realpathSync(temporaryDirectory());
  writeFiles(root, { 'registry.yaml': rowText({ sha256: stale }) });
  commitAll(root);
  writePackage(join(root, 'kit'));
  git(root, 'add', '--intent-to-add', '--all');
  expect(toldBy(await check(root), 'row')).toContain(
    'error row/source-untracked: git tracks nothing in "kit"',
  );
  expect(pin(root).written).toBe(false);
});

describe('a .git that cannot be used', () => {
  test('is not called no repository', async () => {
    const root = realpathSync(temporaryDirectory());
    writeKitAndRegistry(root, rowText({ sha256: stale }));
    writeFiles(root, { '.git': 'gitdir: /nowhere\n' });
    const why = `"${root}/.git" is not a whole git directory`;
    expect((await check(root)).notChecked).toContainEqual({
      what: 'whether git tracks what is in kit',
      why,
    });
    expect(() => pin(root)).toThrow(`what git tracks in "." cannot be told: ${why}`);
  });

  test('as a link is followed to a directory beside it, as git does', async () => {
    const root = realpathSync(temporaryDirectory());
    writeKitAndRegistry(root, rowText({ sha256: stale }));
    commitAll(root);
    renameSync(join(root, '.git'), join(root, '.real'));
    symlinkSync('.real', join(root, '.git'));
    expect((await check(root)).notChecked.map(({ what }) => what)).not.toContain(
      'whether git tracks what is in kit',
    );
    expect(pin(root).written).toBe(true);
  });

  test('as a link that leads elsewhere is said, and pin writes nothing', async () => {
    const at = realpathSync(temporaryDirectory());
    const root = join(at, 'checkout');
    writeKitAndRegistry(root, rowText({ sha256: stale }));
    commitAll(root);
    renameSync(join(root, '.git'), join(at, 'theirs'));
    symlinkSync('../theirs', join(root, '.git'));
    const why = `"${root}/.git" is a link that leads elsewhere, so git is not asked`;
    expect((await check(root)).notChecked).toContainEqual({
      what: 'whether git tracks what is in kit',
      why,
    });
    expect(() => pin(root)).toThrow(why);
  });
});

describe('a library that is a link', () => {
  function linked(target: string): string {
    const at = realpathSync(temporaryDirectory());
    const root = join(at, 'checkout');
    writeFiles(root, { 'README.md': 'Read.\n' });
    writeKitAndRegistry(join(root, target), rowText({ sha256: stale }));
    symlinkSync(target, join(root, 'library'));
    commitAll(root);
    return root;
  }

  test('out of what was named is neither read nor written', async () => {
    const root = linked('../outside');
    const message = '"library" in "." is a link that leads outside, so its registry is not used';
    await expect(check(root)).rejects.toThrow(message);
    expect(() => pin(root)).toThrow(message);
    expect(readFileSync(join(root, '../outside/registry.yaml'), 'utf8')).toContain(stale);
  });

  test('to a directory inside it is followed, and one that was named itself too', () => {
    expect(pin(linked('lib')).written).toBe(true);
    expect(pin(linked('../outside'), 'library').written).toBe(true);
  });
});
