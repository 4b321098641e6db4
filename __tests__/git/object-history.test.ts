// Every version of every file, from a real repository's objects alone.
import { realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { readHeadCommit } from '../../src/git/head-commit.ts';
import { type ObjectHistory, readObjectHistory } from '../../src/git/object-history.ts';
import { type Repository, repositoryAt } from '../../src/git/repository.ts';
import { commitAt } from '../support/fork.ts';
import { commitAll, git, temporaryDirectory, writeFiles } from '../support/tree.ts';

function repositoryOf(directory: string): Repository {
  const repository = repositoryAt(realpathSync(directory), process.env);
  if (repository === null) throw new Error(`${directory} is no repository`);
  return repository;
}

function historyOf(directory: string, paths: readonly string[] = ['.']): ObjectHistory {
  const reading = readObjectHistory(repositoryOf(directory), paths);
  if (!reading.ok) throw new Error(reading.why);
  return reading.history;
}

const idOf = (directory: string, text: string): string => {
  writeFileSync(join(directory, '.git', 'given'), text);
  return git(directory, 'hash-object', join('.git', 'given')).trim();
};

describe('versions', () => {
  test('of a file that changed, moved, went and came back', () => {
    const at = temporaryDirectory();
    writeFiles(at, { 'tasks/a.sh': 'one\n' });
    commitAll(at);
    writeFiles(at, { 'tasks/a.sh': 'two\n' });
    commitAll(at);
    git(at, 'mv', 'tasks/a.sh', 'tasks/b.sh');
    commitAll(at);
    writeFiles(at, { 'tasks/a.sh': 'three\n' });
    commitAll(at);
    const { versions } = historyOf(at);
    const ids = (...texts: readonly string[]) => new Set(texts.map((text) => idOf(at, text)));
    expect(versions.get('tasks/a.sh')).toEqual(ids('one\n', 'two\n', 'three\n'));
    expect(versions.get('tasks/b.sh')).toEqual(ids('two\n'));
  });

  test('of both sides of a merge, and what the merge itself made', () => {
    const at = temporaryDirectory();
    writeFiles(at, { a: 'base\n' });
    commitAll(at);
    git(at, 'switch', '--quiet', '--create', 'side');
    writeFiles(at, { a: 'side\n' });
    commitAll(at);
    git(at, 'switch', '--quiet', 'main');
    writeFiles(at, { a: 'main\n' });
    commitAll(at);
    expect(() => git(at, 'merge', '--quiet', 'side')).toThrow();
    writeFiles(at, { a: 'merged\n' });
    commitAll(at, 'merge');
    git(at, 'branch', '--quiet', '--delete', '--force', 'side');
    expect(historyOf(at).versions.get('a')).toEqual(
      new Set(['base\n', 'side\n', 'main\n', 'merged\n'].map((text) => idOf(at, text))),
    );
  });

  test('names that git would quote; no links, no submodules', () => {
    const at = temporaryDirectory();
    const odd = 'tasks/ü "x"\n:100644 y\t.sh';
    writeFiles(at, { [odd]: 'odd\n', 'other/x': 'x\n' });
    symlinkSync('x', join(at, 'other/link'));
    commitAll(at);
    const { versions } = historyOf(at);
    expect(versions.get(odd)).toEqual(new Set([idOf(at, 'odd\n')]));
    expect(versions.get('other/link')).toEqual(new Set());
    expect([...historyOf(at, ['tasks']).versions.keys()]).toEqual([odd]);
  });
});

test('when each path last changed, deletions included', () => {
  const at = temporaryDirectory();
  writeFiles(at, { a: '1', b: '1' });
  commitAt(at, '2026-01-01T00:00:00Z');
  writeFiles(at, { a: '2' });
  commitAt(at, '2026-02-01T00:00:00Z');
  rmSync(join(at, 'b'));
  commitAt(at, '2026-03-01T00:00:00Z');
  expect(Object.fromEntries(historyOf(at).lastChange)).toEqual({
    a: Date.UTC(2026, 1, 1) / 1000,
    b: Date.UTC(2026, 2, 1) / 1000,
  });
});

describe('where it cannot be read whole, it says why', () => {
  const why = (directory: string): string | null => {
    const reading = readObjectHistory(repositoryOf(directory), ['.']);
    return reading.ok ? null : reading.why;
  };

  test('no commit, a shallow clone, SHA-256', () => {
    const empty = temporaryDirectory();
    git(empty, 'init', '--quiet');
    expect(why(empty)).toBe('it has no commit');

    const full = temporaryDirectory();
    writeFiles(full, { a: '1' });
    commitAll(full);
    writeFiles(full, { a: '2' });
    commitAll(full);
    const shallow = join(temporaryDirectory(), 'shallow');
    git(full, 'clone', '--quiet', '--depth', '1', `file://${full}`, shallow);
    expect(why(shallow)).toBe('it is a shallow clone');

    const other = temporaryDirectory();
    git(other, 'init', '--quiet', '--object-format=sha256');
    writeFiles(other, { a: '1' });
    commitAll(other);
    expect(why(other)).toBe('its objects are named by SHA-256');
  });

  test('objects that are missing', () => {
    const at = temporaryDirectory();
    writeFiles(at, { a: '1' });
    commitAll(at);
    rmSync(join(at, '.git', 'objects'), { recursive: true });
    git(at, 'init', '--quiet');
    expect(why(at)).toMatch(/^git rev-list failed \(exit 128\): /);
  });

  test('the repository itself is only read, and leaves no scratch behind', () => {
    const at = temporaryDirectory();
    writeFiles(at, { a: '1' });
    commitAll(at);
    const before = git(at, 'count-objects', '-v');
    expect(why(at)).toBe(null);
    expect(git(at, 'count-objects', '-v')).toBe(before);
    expect(git(at, 'status', '--porcelain')).toBe('');
  });
});

test('the commit of HEAD, on a branch, detached, and before the first one', () => {
  const at = temporaryDirectory();
  git(at, 'init', '--quiet');
  expect(readHeadCommit(repositoryOf(at))).toBe(null);
  writeFiles(at, { a: '1' });
  commitAll(at);
  const head = git(at, 'rev-parse', 'HEAD').trim();
  expect(readHeadCommit(repositoryOf(at))).toBe(head);
  git(at, 'switch', '--quiet', '--detach');
  expect(readHeadCommit(repositoryOf(at))).toBe(head);
});
