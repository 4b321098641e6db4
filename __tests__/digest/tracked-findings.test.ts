// What a package holds that no clone has, told by name from real repositories.
import { mkdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { readTree } from '../../src/digest/read-tree.ts';
import { trackedFindings } from '../../src/digest/tracked-findings.ts';
import { findRepository, repositoryPath } from '../../src/git/repository.ts';
import { readRepositoryView } from '../../src/git/repository-view.ts';
import { commitAll, git, temporaryDirectory, writeFiles, writePackage } from '../support/tree.ts';

function repositoryWith(files: Readonly<Record<string, string>> = {}): string {
  const root = realpathSync(temporaryDirectory());
  writePackage(join(root, 'kit'));
  writeFiles(root, files);
  commitAll(root);
  return root;
}

function findingsOf(root: string, packagePath = 'kit') {
  const repository = findRepository(root, process.env);
  if (repository === null) throw new Error('no repository');
  const view = readRepositoryView(repository, root);
  const path = repositoryPath(repository, join(root, packagePath)) ?? '';
  return trackedFindings(view, path, readTree(join(root, packagePath)));
}

function told(root: string, packagePath?: string): string[] {
  return findingsOf(root, packagePath).map(
    (one) => `${one.rule.slice(5)} ${one.messageId} ${one.place.file}`,
  );
}

describe('a package in git', () => {
  test('with everything added has nothing to tell', () => {
    const root = repositoryWith();
    expect(told(root)).toEqual([]);
    writeFiles(root, { 'kit/new.md': '', 'beside.txt': '' });
    git(root, 'add', 'kit/new.md');
    expect(told(root)).toEqual([]);
  });

  test('untracked and ignored files, each by name', () => {
    const root = repositoryWith({ '.gitignore': '*.log\n.DS_Store\n' });
    writeFiles(root, {
      'kit/notes.txt': '',
      'kit/skills/read/x.log': '',
      'kit/.DS_Store': '',
      'kit/draft/a.md': '',
    });
    expect(told(root)).toEqual([
      'untracked file draft/a.md',
      'untracked file notes.txt',
      'ignored file .DS_Store',
      'ignored file skills/read/x.log',
    ]);
    expect(findingsOf(root)[1]).toMatchObject({
      message: 'git does not track "notes.txt", so it is in the digest here and in no clone',
      fix: 'git add "notes.txt", or remove it',
      refuses: false,
    });
    expect(findingsOf(root)[2]).toMatchObject({
      message: 'git ignores ".DS_Store", so it is in the digest here and in no clone',
    });
  });

  test('a tracked file that a pattern ignores is tracked', () => {
    const root = repositoryWith();
    writeFiles(root, { 'kit/a.log': '', '.gitignore': '*.log\n' });
    git(root, 'add', '--force', 'kit/a.log');
    expect(told(root)).toEqual([]);
  });

  test('a directory with many files is told once, with how many', () => {
    const root = repositoryWith({ '.gitignore': 'node_modules/\n' });
    const many: Record<string, string> = {};
    for (let at = 0; at < 12; at += 1) many[`kit/node_modules/m${at % 3}/f${at}.js`] = '';
    for (let at = 0; at < 2; at += 1) many[`kit/out/f${at}.txt`] = '';
    for (let at = 0; at < 11; at += 1) many[`kit/skills/read/n${at}.txt`] = '';
    writeFiles(root, many);
    const all = told(root);
    expect(all.filter((one) => !one.includes('skills/read/n'))).toEqual([
      'untracked directory out',
      'ignored directory node_modules',
    ]);
    expect(all).toHaveLength(13);
    expect(findingsOf(root).at(-1)?.message).toBe(
      'git ignores the 12 files in "node_modules", so they are in the digest here and in no clone: "node_modules/m0/f0.js", "node_modules/m0/f3.js", "node_modules/m0/f6.js" and 9 more',
    );
  });

  test('empty directories, not those that hold only unknown files', () => {
    const root = repositoryWith();
    mkdirSync(join(root, 'kit/skills/later/deep'), { recursive: true });
    writeFiles(root, { 'kit/new/a': '' });
    expect(told(root)).toEqual(['untracked file new/a', 'empty-directory empty skills/later/deep']);
  });

  test('a link that is not tracked, and one in the place of a tracked directory', () => {
    const root = repositoryWith({ 'kit/d/x': '' });
    symlinkSync('plugin.json', join(root, 'kit/l'));
    rmSync(join(root, 'kit/d'), { recursive: true });
    symlinkSync('skills', join(root, 'kit/d'));
    expect(told(root)).toEqual(['untracked file d', 'untracked file l']);
  });

  test('a package nobody has added', () => {
    const root = repositoryWith();
    writePackage(join(root, 'second'));
    expect(findingsOf(root, 'second')).toMatchObject([
      {
        rule: 'tree/untracked',
        messageId: 'directory',
        place: { file: '.' },
        message:
          'git does not track the 2 files in the package, so they are in the digest here and in no clone: "plugin.json" and "skills/read/SKILL.md"',
      },
    ]);
  });

  test('a package that is the repository itself', () => {
    const root = realpathSync(temporaryDirectory());
    writePackage(root);
    commitAll(root);
    writeFiles(root, { 'u.txt': '' });
    expect(told(root, '.')).toEqual(['untracked file u.txt']);
  });

  test('what lies in another repository inside the package', () => {
    const root = repositoryWith();
    writeFiles(root, { 'kit/vendor/a': '' });
    commitAll(join(root, 'kit/vendor'));
    const rest = told(root).filter((one) => !one.includes('.git/'));
    expect(rest).toEqual(['untracked directory vendor']);
  });
});

describe('submodules', () => {
  test('in a package, checked out or not', () => {
    const other = realpathSync(temporaryDirectory());
    writeFiles(other, { a: '' });
    commitAll(other);
    const root = repositoryWith();
    git(root, 'submodule', '--quiet', 'add', other, 'kit/vendor');
    git(root, 'commit', '--quiet', '--message', 'vendor');
    expect(told(root)).toEqual(['submodule below vendor']);
    rmSync(join(root, 'kit/vendor'), { recursive: true });
    mkdirSync(join(root, 'kit/vendor'));
    expect(told(root)).toEqual(['submodule below vendor']);
  });

  test('around a package', () => {
    const other = realpathSync(temporaryDirectory());
    writePackage(other);
    commitAll(other);
    const root = repositoryWith();
    git(root, 'submodule', '--quiet', 'add', other, 'packages/theirs');
    expect(findingsOf(root, 'packages/theirs').map((one) => one.message)).toEqual([
      'the package lies in the submodule "packages/theirs", which a plain clone leaves empty',
    ]);
  });
});

test('ten thousand untracked files beside tracked ones are told, each of them', () => {
  const root = repositoryWith();
  const many: Record<string, string> = {};
  for (let at = 0; at < 10_000; at += 1) many[`kit/d${at % 100}/f${at}`] = '';
  writeFiles(root, many);
  git(root, 'add', ...Array.from({ length: 100 }, (_, at) => `kit/d${at}/f${at}`));
  const repository = findRepository(root, process.env);
  if (repository === null) throw new Error('no repository');
  const view = readRepositoryView(repository, root);
  const tree = readTree(join(root, 'kit'));
  expect(trackedFindings(view, 'kit', tree)).toHaveLength(9900);
});
