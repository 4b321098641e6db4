// Which branch work goes into, asked of real checkouts.
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { defaultBranch } from '../../src/git/default-branch.ts';
import { findRepository } from '../../src/git/repository.ts';
import { commitFiles } from '../support/registry-history.ts';
import { git, temporaryDirectory } from '../support/tree.ts';

function repositoryOn(branch: string): string {
  const directory = temporaryDirectory();
  git(directory, 'init', '--quiet', '-b', branch);
  return directory;
}

function branchOf(directory: string): string | null {
  const repository = findRepository(directory, process.env);
  if (repository === null) throw new Error('no repository');
  return defaultBranch(repository);
}

describe('the branch that work goes into', () => {
  test.each([['trunk'], ['main'], ['master'], ['release/1.x']])('%s, before any commit', (name) => {
    expect(branchOf(repositoryOn(name))).toBe(name);
  });

  test('is the one of origin, whatever is checked out', () => {
    const origin = repositoryOn('trunk');
    commitFiles(origin, { 'a.txt': 'a' });
    const clone = join(temporaryDirectory(), 'clone');
    git(origin, 'clone', '--quiet', origin, clone);
    git(clone, 'checkout', '--quiet', '-b', 'main');
    expect(branchOf(clone)).toBe('trunk');
  });

  test('is main or master from a branch beside it', () => {
    const directory = repositoryOn('master');
    commitFiles(directory, { 'a.txt': 'a' });
    git(directory, 'checkout', '--quiet', '-b', 'change');
    expect(branchOf(directory)).toBe('master');
  });

  test('is not known where a commit is checked out and no branch has a usual name', () => {
    const directory = repositoryOn('trunk');
    const commit = commitFiles(directory, { 'a.txt': 'a' });
    git(directory, 'checkout', '--quiet', commit);
    expect(branchOf(directory)).toBeNull();
  });
});
