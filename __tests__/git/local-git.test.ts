// Git that would wait for ever: on a pipe in place of one of its files, or deep in a pattern. It is never
// asked, or ended; and no one takes that for an answer.
import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  mkdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { runLocalGit, StuckGit } from '../../src/git/local-git.ts';
import { findRepository } from '../../src/git/repository.ts';
import { gitOf, readRepositoryView } from '../../src/git/repository-view.ts';
import { commitAll, temporaryDirectory, writeFiles } from '../support/tree.ts';

function repository(): string {
  const root = realpathSync(temporaryDirectory());
  writeFiles(root, { a: '1' });
  commitAll(root);
  return root;
}

/** With patience for a machine that is busy, where git is to answer or is not to be asked. */
function list(root: string, patience = 60_000): Buffer {
  // An environment of its own: what one run waited is not held against the next.
  const found = findRepository(root, { ...process.env });
  if (found === null) throw new Error(`no repository at ${root}`);
  return runLocalGit({ ...gitOf(found), patience }, [
    'ls-files',
    '--others',
    '--ignored',
    '--exclude-standard',
  ]);
}

function replaceByPipe(path: string): void {
  rmSync(path, { force: true });
  execFileSync('mkfifo', [path]);
}

describe('a pipe in place of a file of git', () => {
  test.each(['HEAD', 'config', 'index', 'info/exclude', 'packed-refs', 'shallow'])(
    'as .git/%s is refused before git starts',
    (name) => {
      const root = repository();
      replaceByPipe(join(root, '.git', name));
      expect(() => list(root)).toThrow(StuckGit);
      expect(() => list(root)).toThrow(`".git/${name}" is no regular file, so git is not asked`);
    },
  );

  test('behind a link is refused too, and a link to a file is not', () => {
    const root = repository();
    replaceByPipe(join(root, 'pipe'));
    rmSync(join(root, '.git/info/exclude'), { force: true });
    symlinkSync('../../pipe', join(root, '.git/info/exclude'));
    expect(() => list(root)).toThrow('".git/info/exclude" is no regular file');
    rmSync(join(root, '.git/info/exclude'));
    writeFileSync(join(root, 'mine'), '');
    symlinkSync('../../mine', join(root, '.git/info/exclude'));
    expect(list(root).toString()).toBe('');
  });

  test('that core.excludesFile names is not opened', () => {
    const root = repository();
    replaceByPipe(join(root, 'pipe'));
    appendFileSync(join(root, '.git/config'), `[core]\n\texcludesFile = ${join(root, 'pipe')}\n`);
    expect(list(root).toString()).toBe('');
  });

  test.each(['.gitignore', 'sub/.gitignore'])('as %s ends the command', (name) => {
    const root = repository();
    mkdirSync(join(root, 'sub'));
    replaceByPipe(join(root, name));
    expect(() => list(root, 400)).toThrow('git ls-files did not end within 0.4 s');
  });

  test.each(['.gitignore', 'sub/.gitignore'])(
    'as %s is refused by a view of it, and git is not asked',
    (name) => {
      const root = repository();
      writeFiles(root, { 'sub/a': '1' });
      replaceByPipe(join(root, name));
      const found = findRepository(root, { ...process.env });
      if (found === null) throw new Error('no repository');
      expect(() => readRepositoryView(found, join(root, 'sub'))).toThrow(
        `"${name}" is a pipe, so git is not asked`,
      );
    },
  );

  test('that the configuration includes ends the command', () => {
    const root = repository();
    replaceByPipe(join(root, 'pipe'));
    appendFileSync(join(root, '.git/config'), `[include]\n\tpath = ${join(root, 'pipe')}\n`);
    expect(() => list(root, 400)).toThrow(StuckGit);
  });
});

test('a pattern that takes for ever is ended', () => {
  const root = repository();
  writeFileSync(join(root, '.gitignore'), `${'**/'.repeat(20)}b\n`);
  const deep = join(root, ...Array.from({ length: 80 }, () => 'd'));
  mkdirSync(deep, { recursive: true });
  writeFileSync(join(deep, 'c'), '');
  expect(() => list(root, 1_000)).toThrow('git ls-files did not end within 1 s');
});

test('all commands of one run together have an end', () => {
  const root = repository();
  replaceByPipe(join(root, '.gitignore'));
  const found = findRepository(root, { ...process.env });
  if (found === null) throw new Error('no repository');
  const other = findRepository(root, { ...process.env });
  if (other === null) throw new Error('no repository');
  const git = { ...gitOf(found), patience: 2_000, patienceOfRun: 1_000 };
  expect(() => runLocalGit(git, ['ls-files', '-o', '-i', '--exclude-standard'])).toThrow(StuckGit);
  expect(() => runLocalGit(git, ['ls-files'])).toThrow('git has taken more than 1 s over one run');
  expect(runLocalGit(gitOf(other), ['ls-files']).toString()).toBe('a\n');
});

test('what was added with --intent-to-add is not tracked, an empty file that was added is', () => {
  const root = repository();
  writeFiles(root, { empty: '', later: 'x\n', 'odd\nname': '', 'sub/later': '' });
  execFileSync('git', ['add', 'empty'], { cwd: root });
  execFileSync('git', ['add', '--intent-to-add', 'later', 'odd\nname', 'sub/later'], { cwd: root });
  const found = findRepository(root, process.env);
  if (found === null) throw new Error('no repository');
  const view = readRepositoryView(found, root);
  expect(view.trackedBelow('.').map(({ path }) => path)).toEqual(['a', 'empty']);
  expect(view.tracksDirectory('sub')).toBe(false);
  expect(readRepositoryView(found, join(root, 'sub')).trackedBelow('.')).toEqual([]);
});
