// Which repository a directory belongs to, found without asking git.
import { mkdirSync, realpathSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { findRepository, repositoryPath } from '../../src/git/repository.ts';
import { commitAll, git, temporaryDirectory, writeFiles, writePackage } from '../support/tree.ts';

const environment = process.env;

function repositoryOf(directory: string): string | null {
  return findRepository(directory, environment)?.root ?? null;
}

/** A directory with nothing above it that is a repository. */
function base(): string {
  return realpathSync(temporaryDirectory());
}

describe('finding a repository', () => {
  test('outside any there is none', () => {
    const at = base();
    writeFiles(at, { 'a/b': '1' });
    expect(repositoryOf(join(at, 'a'))).toBeNull();
    expect(repositoryOf(join(at, 'not-there'))).toBeNull();
  });

  test('the nearest one above counts', () => {
    const at = base();
    writeFiles(at, { 'outer/inner/deep/er/x': '1' });
    git(join(at, 'outer'), 'init', '--quiet');
    expect(repositoryOf(join(at, 'outer/inner/deep'))).toBe(join(at, 'outer'));
    git(join(at, 'outer/inner'), 'init', '--quiet');
    expect(repositoryOf(join(at, 'outer/inner/deep'))).toBe(join(at, 'outer/inner'));
    expect(repositoryOf(join(at, 'outer/inner'))).toBe(join(at, 'outer/inner'));
  });

  test('a package that is the root of a repository has it', () => {
    const at = base();
    writePackage(join(at, 'kit'));
    commitAll(join(at, 'kit'));
    expect(repositoryOf(join(at, 'kit'))).toBe(join(at, 'kit'));
    expect(repositoryOf(join(at, 'kit/skills'))).toBe(join(at, 'kit'));
  });

  test('a .git inside a package never wins over the repository around it', () => {
    const at = base();
    writePackage(join(at, 'outer/packages/kit'));
    git(join(at, 'outer'), 'init', '--quiet');
    git(join(at, 'outer/packages/kit'), 'init', '--quiet');
    expect(repositoryOf(join(at, 'outer/packages/kit'))).toBe(join(at, 'outer'));
    expect(repositoryOf(join(at, 'outer/packages/kit/skills'))).toBe(join(at, 'outer'));
  });

  test('linked work trees and submodules name their git directory in a file', () => {
    const at = base();
    writeFiles(at, { 'main/a': '1' });
    commitAll(join(at, 'main'));
    git(join(at, 'main'), 'worktree', 'add', '--quiet', join(at, 'linked'));
    expect(findRepository(join(at, 'linked'), environment)).toMatchObject({
      root: join(at, 'linked'),
      gitDirectory: join(at, 'main/.git/worktrees/linked'),
      commonDirectory: join(at, 'main/.git'),
    });
    git(join(at, 'main'), 'submodule', '--quiet', 'add', join(at, 'main'), 'sub');
    expect(findRepository(join(at, 'main/sub'), environment)).toMatchObject({
      root: join(at, 'main/sub'),
      gitDirectory: join(at, 'main/.git/modules/sub'),
    });
  });

  test('what only looks like a repository is passed over', () => {
    const at = base();
    git(at, 'init', '--quiet');
    writeFiles(at, {
      'empty/.git/config': '[core]',
      'file/.git': 'gitdir: /nowhere\n',
      'junk/.git': 'x'.repeat(20_000),
      'loop/x': '',
    });
    symlinkSync('.git', join(at, 'loop/.git'));
    for (const each of ['empty', 'file', 'junk', 'loop'])
      expect(repositoryOf(join(at, each))).toBe(at);
  });

  test('a directory reached through a link is where it really is', () => {
    const at = base();
    writeFiles(at, { 'repo/packages/a/x': '1' });
    git(join(at, 'repo'), 'init', '--quiet');
    mkdirSync(join(at, 'elsewhere'));
    symlinkSync('../repo/packages', join(at, 'elsewhere/door'));
    const repository = findRepository(join(at, 'elsewhere/door/a'), environment);
    expect(repository?.root).toBe(join(at, 'repo'));
    if (repository === null) return;
    expect(repositoryPath(repository, join(at, 'elsewhere/door/a'))).toBe('packages/a');
    expect(repositoryPath(repository, join(at, 'repo'))).toBe('.');
    expect(repositoryPath(repository, at)).toBeNull();
    expect(repositoryPath(repository, join(at, 'elsewhere'))).toBeNull();
  });

  test('a .git that is a link to a directory is not followed', () => {
    const at = base();
    writeFiles(at, { 'evil/x': '', 'work/x': '' });
    git(join(at, 'evil'), 'init', '--quiet');
    renameSync(join(at, 'evil/.git'), join(at, 'evil/store'));
    symlinkSync('../evil/store', join(at, 'work/.git'));
    writeFileSync(join(at, 'work/y'), '');
    expect(repositoryOf(join(at, 'work'))).toBeNull();
  });
});
