// What git knows about a directory, read from real repositories.
import { mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { findRepository } from '../../src/git/repository.ts';
import {
  type RepositoryView,
  readCommitted,
  readRepositoryView,
} from '../../src/git/repository-view.ts';
import { commitAll, git, temporaryDirectory, writeFiles, writeTree } from '../support/tree.ts';

function repository(files: Readonly<Record<string, string>>): string {
  const root = realpathSync(temporaryDirectory());
  writeFiles(root, files);
  commitAll(root);
  return root;
}

function viewOf(root: string, directory = root): RepositoryView {
  const found = findRepository(directory, process.env);
  if (found === null) throw new Error(`no repository at ${root}`);
  return readRepositoryView(found, directory);
}

describe('tracked entries', () => {
  test('come with mode and object id, in code-unit order', () => {
    const root = realpathSync(temporaryDirectory());
    writeTree(root, [
      { path: 'b', type: 'file', utf8: '1\n' },
      { path: 'run.sh', type: 'file', utf8: '', executable: true },
      { path: 'link', type: 'link', target: 'b' },
      { path: '\u{1F600}', type: 'file', utf8: '' },
      { path: '\uFF5E', type: 'file', utf8: '' },
    ]);
    commitAll(root);
    const empty = 'e69de29bb2d1d6434b8b29ae775ad8c2e48c5391';
    expect(viewOf(root).trackedBelow('.')).toEqual([
      {
        path: 'b',
        mode: 'file',
        object: 'd00491fd7e5bb6fa28c517a0bb32b8b506539d4d',
        conflicted: false,
      },
      {
        path: 'link',
        mode: 'link',
        object: '63d8dbd40c23542e740659a7168a0ce3138ea748',
        conflicted: false,
      },
      { path: 'run.sh', mode: 'executable', object: empty, conflicted: false },
      { path: '\u{1F600}', mode: 'file', object: empty, conflicted: false },
      { path: '\uFF5E', mode: 'file', object: empty, conflicted: false },
    ]);
  });

  test('are those below a directory, not those whose name begins like it', () => {
    const root = repository({ 'a/x': '', 'a/y/z': '', 'a-b': '', 'a.txt': '', a0: '', b: '' });
    const view = viewOf(root);
    expect(view.trackedBelow('a').map((entry) => entry.path)).toEqual(['a/x', 'a/y/z']);
    expect(view.tracksDirectory('a')).toBe(true);
    expect(view.tracksDirectory('a/y')).toBe(true);
    expect(view.tracksDirectory('a.txt')).toBe(false);
    expect(view.tracksDirectory('c')).toBe(false);
    expect(view.entryAt('a/x')?.path).toBe('a/x');
    expect(view.entryAt('a')).toBeUndefined();
  });

  test('a view of a directory holds only that, names with marks of patterns included', () => {
    const root = repository({ '[a]*/x': '', 'a/x': '', b: '' });
    const view = viewOf(root, join(root, '[a]*'));
    expect(view.scope).toBe('[a]*');
    expect(view.trackedBelow('.').map((entry) => entry.path)).toEqual(['[a]*/x']);
  });

  test('what is added counts, committed or not', () => {
    const root = repository({ a: '' });
    writeFiles(root, { b: '', c: '' });
    git(root, 'add', 'b');
    expect(
      viewOf(root)
        .trackedBelow('.')
        .map((entry) => entry.path),
    ).toEqual(['a', 'b']);
  });

  test('a submodule is one entry, a merge in conflict is seen', () => {
    const root = repository({ a: '1' });
    git(root, 'submodule', '--quiet', 'add', root, 'sub');
    expect(viewOf(root).entryAt('sub')?.mode).toBe('submodule');
    git(root, 'checkout', '--quiet', '-b', 'other');
    writeFiles(root, { a: '2' });
    commitAll(root);
    git(root, 'checkout', '--quiet', 'main');
    writeFiles(root, { a: '3' });
    commitAll(root);
    expect(() => git(root, 'merge', '--quiet', 'other')).toThrow();
    expect(viewOf(root).entryAt('a')?.conflicted).toBe(true);
  });

  test('a repository with SHA-256 object ids', () => {
    const root = realpathSync(temporaryDirectory());
    git(root, 'init', '--quiet', '--object-format=sha256');
    writeFiles(root, { 'a.txt': '1', '.gitattributes': '*.txt eol=crlf\n' });
    commitAll(root);
    const view = viewOf(root);
    expect(view.entryAt('a.txt')?.object).toMatch(/^[0-9a-f]{64}$/);
    expect(view.attributesOf('a.txt').eol).toBe('crlf');
  });

  test('an empty repository tracks nothing', () => {
    const root = realpathSync(temporaryDirectory());
    git(root, 'init', '--quiet');
    const view = viewOf(root);
    expect(view.trackedBelow('.')).toEqual([]);
    expect(view.tracksDirectory('.')).toBe(false);
    expect(readCommitted(view.repository, '.')).toBeNull();
  });
});

describe('ignored paths', () => {
  test('files, whole directories, and what lies in them', () => {
    const root = repository({ '.gitignore': '*.log\nnode_modules/\n', 'a/x': '' });
    writeFiles(root, {
      'a/b.log': '',
      'a/node_modules/m/index.js': '',
      'new/c.log': '',
      'new/d': '',
    });
    const view = viewOf(root);
    expect(view.ignores('a/b.log')).toBe(true);
    expect(view.ignores('a/node_modules')).toBe(true);
    expect(view.ignores('a/node_modules/m/index.js')).toBe(true);
    expect(view.ignores('new/c.log')).toBe(true);
    expect(view.ignores('new/d')).toBe(false);
    expect(view.ignores('a')).toBe(false);
    expect(view.ignores('a/x')).toBe(false);
  });

  test('a person’s global ignore file plays no part', () => {
    const root = repository({ a: '' });
    mkdirSync(join(process.env['HOME'] ?? '', '.config/git'), { recursive: true });
    const global = join(process.env['HOME'] ?? '', '.config/git/ignore');
    writeFileSync(global, '*.tmp\n');
    writeFiles(root, { 'x.tmp': '' });
    expect(viewOf(root).ignores('x.tmp')).toBe(false);
    rmSync(global);
  });
});

describe('attributes', () => {
  test('come from every level, from what is committed only', () => {
    const root = repository({
      '.gitattributes': '*.txt text eol=lf\n*.bin binary\n*.old -crlf\n',
      'p/.gitattributes':
        '*.txt eol=crlf\n*.id ident\n*.lfs filter=lfs\n*.u working-tree-encoding=UTF-16LE\n',
      'p/a.txt': '',
      'p/b.bin': '',
      'p/c.id': '',
      'p/d.lfs': '',
      'p/e.u': '',
      'p/f.old': '',
      'p/g': '',
      'a.txt': '',
    });
    writeFiles(root, { 'p/.gitattributes': '* -text\n' });
    writeFileSync(join(root, '.git/info/attributes'), '* filter=mine\n');
    const view = viewOf(root, join(root, 'p'));
    const none = 'unspecified';
    expect(view.attributesOf('p/a.txt')).toEqual({
      text: 'set',
      eol: 'crlf',
      ident: none,
      filter: none,
      encoding: none,
    });
    expect(view.attributesOf('p/b.bin').text).toBe('unset');
    expect(view.attributesOf('p/c.id').ident).toBe('set');
    expect(view.attributesOf('p/d.lfs').filter).toBe('lfs');
    expect(view.attributesOf('p/e.u').encoding).toBe('UTF-16LE');
    expect(view.attributesOf('p/f.old').text).toBe('unset');
    expect(view.attributesOf('p/g').filter).toBe(none);
  });

  test('are none where there is no file of them, also above', () => {
    const root = repository({ 'p/a': '', 'q/.gitattributes': '* -text\n' });
    expect(viewOf(root, join(root, 'p')).attributesOf('p/a').text).toBe('unspecified');
    expect(viewOf(root).attributesOf('p/a').text).toBe('unspecified');
  });
});

describe('the last commit', () => {
  test('is what was committed, not what was added since', () => {
    const root = repository({ 'p/a': '1', b: '2', '.gitattributes': '* -text\n' });
    writeFiles(root, { 'p/c': '3' });
    git(root, 'add', '--all');
    const view = viewOf(root);
    const paths = readCommitted(view.repository, 'p')?.map((entry) => entry.path);
    expect(paths).toEqual(['.gitattributes', 'p/a']);
    expect(readCommitted(view.repository, '.')).toHaveLength(3);
  });

  test('of a linked work tree is its own', () => {
    const root = repository({ a: '1' });
    const linked = `${root}-linked`;
    git(root, 'worktree', 'add', '--quiet', '-b', 'side', linked);
    writeFiles(linked, { b: '2' });
    commitAll(linked);
    const view = viewOf(linked);
    expect(view.trackedBelow('.').map((entry) => entry.path)).toEqual(['a', 'b']);
    expect(readCommitted(view.repository, '.')).toHaveLength(2);
    rmSync(linked, { recursive: true });
  });
});

describe('when git fails', () => {
  test('a corrupt index is a fault that says so', () => {
    const root = repository({ a: '1' });
    writeFileSync(join(root, '.git/index'), 'garbage that is no index at all');
    expect(() => viewOf(root)).toThrow(/^git ls-files failed \(exit 128\): ".*index.*"$/);
  });

  test('attributes that the repository does not hold are a fault, not none', () => {
    const root = repository({ a: '1', '.gitattributes': '* -text\n' });
    const object = viewOf(root).entryAt('.gitattributes')?.object ?? '';
    rmSync(join(root, '.git/objects', object.slice(0, 2), object.slice(2)));
    const view = viewOf(root);
    expect(() => view.attributesOf('a')).toThrow(
      'the repository does not hold what ".gitattributes" says',
    );
  });

  test('no git on PATH is a fault with a hint', () => {
    const root = repository({ a: '1' });
    const found = findRepository(root, { PATH: '/nowhere' });
    if (found === null) throw new Error('no repository');
    expect(() => readRepositoryView(found, root)).toThrow(
      expect.objectContaining({ code: 'git', message: 'git is not installed' }),
    );
  });
});
