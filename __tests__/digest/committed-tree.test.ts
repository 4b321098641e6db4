// The tree as git has it against what real clones have: the same bytes, the same digest.
import { execFileSync } from 'node:child_process';
import { mkdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { committedTreeDigest, readCommittedTree } from '../../src/digest/committed-tree.ts';
import { readTree } from '../../src/digest/read-tree.ts';
import { findRepository } from '../../src/git/repository.ts';
import { type RepositoryView, readRepositoryView } from '../../src/git/repository-view.ts';
import {
  commitAll,
  git,
  temporaryDirectory,
  writeFiles,
  writePackage,
  writeTree,
} from '../support/tree.ts';

function viewOf(root: string): RepositoryView {
  const repository = findRepository(root, process.env);
  if (repository === null) throw new Error('no repository');
  return readRepositoryView(repository, root);
}

function cloneOf(root: string): string {
  const clone = `${root}-clone`;
  git(root, 'clone', '--quiet', '--no-hardlinks', root, clone);
  return clone;
}

describe('the tree as git has it', () => {
  test('is byte for byte what a clone has, whatever the attributes', () => {
    const root = realpathSync(temporaryDirectory());
    writeTree(root, [
      {
        path: '.gitattributes',
        type: 'file',
        utf8: '*.crlf eol=crlf\n*.auto text=auto eol=crlf\n*.id ident\n*.u16 working-tree-encoding=UTF-16LE\n*.raw -text\n*.lfs filter=lfs\n[a]b export-ignore\n',
      },
      { path: 'p/.gitattributes', type: 'file', utf8: '*.md eol=crlf\n' },
      { path: 'p/a.crlf', type: 'file', utf8: 'a\nb\n' },
      { path: 'p/b.auto', type: 'file', utf8: 'a\nb\n' },
      { path: 'p/c.auto', type: 'file', base64: 'AAEKDQo=' },
      { path: 'p/d.id', type: 'file', utf8: '$Id$\n' },
      { path: 'p/e.u16', type: 'file', base64: Buffer.from('hé\n', 'utf16le').toString('base64') },
      { path: 'p/f.raw', type: 'file', utf8: 'a\r\nb\n' },
      { path: 'p/g.lfs', type: 'file', utf8: 'version https://git-lfs.github.com/spec/v1\n' },
      { path: 'p/h.md', type: 'file', utf8: '# h\n' },
      { path: 'p/run', type: 'file', utf8: '#!/bin/sh\n', executable: true },
      { path: 'p/l', type: 'link', target: 'h.md' },
      { path: 'p/with space/\u{1F600} "q".md', type: 'file', utf8: '1\n' },
      { path: 'p/[a]b', type: 'file', utf8: '2\n' },
      { path: 'other/x', type: 'file', utf8: '3\n' },
    ]);
    commitAll(root);
    const clone = cloneOf(root);
    const view = viewOf(root);
    expect(committedTreeDigest(view, 'p')).toBe(readTree(join(clone, 'p')).digest);
    expect(committedTreeDigest(view, '.')).toBe(readTree(clone).digest);
    expect(readTree(join(clone, 'p')).digest).not.toBe(readTree(join(root, 'p')).digest);
    const committed = readCommittedTree(view, 'p');
    expect(Buffer.from(committed?.tree.captured.get('h.md') ?? []).toString()).toBe('# h\r\n');
  });

  test('is what is added; the commit is what was committed', () => {
    const root = realpathSync(temporaryDirectory());
    writeFiles(root, { 'p/a': '1' });
    commitAll(root);
    const before = readTree(join(root, 'p')).digest;
    writeFiles(root, { 'p/b': '2' });
    git(root, 'add', '--all');
    const after = readTree(join(root, 'p')).digest;
    writeFiles(root, { 'p/a': 'not added', 'p/c': 'not added' });
    const view = viewOf(root);
    expect(readCommittedTree(view, 'p', 'index')?.tree.digest).toBe(after);
    expect(readCommittedTree(view, 'p', 'commit')?.tree.digest).toBe(before);
  });

  test('is nothing where git tracks nothing, and before the first commit', () => {
    const root = realpathSync(temporaryDirectory());
    git(root, 'init', '--quiet');
    writeFiles(root, { 'p/a': '1', 'q/b': '2' });
    git(root, 'add', 'p');
    const view = viewOf(root);
    expect(readCommittedTree(view, 'q')).toBeNull();
    expect(readCommittedTree(view, 'p', 'commit')).toBeNull();
    expect(committedTreeDigest(view, 'p')).toBe(readTree(join(root, 'p')).digest);
  });

  test('leaves nothing behind, in the repository or in the temporary directory', () => {
    const root = realpathSync(temporaryDirectory());
    writePackage(root);
    commitAll(root);
    const temporary = realpathSync(temporaryDirectory());
    const view = viewOf(root);
    const before = process.env['TMPDIR'];
    process.env['TMPDIR'] = temporary;
    try {
      committedTreeDigest(view, '.');
    } finally {
      if (before === undefined) delete process.env['TMPDIR'];
      else process.env['TMPDIR'] = before;
    }
    expect(readTree(temporary).counts.directories).toBe(0);
    expect(git(root, 'status', '--porcelain')).toBe('');
  });

  test('cannot be led out of its directory by a link that is committed as a directory', () => {
    const root = realpathSync(temporaryDirectory());
    const outside = realpathSync(temporaryDirectory());
    mkdirSync(join(root, 'p'));
    symlinkSync(outside, join(root, 'p/l'));
    commitAll(root);
    writeFileSync(join(root, 'evil'), 'evil');
    const blob = git(root, 'hash-object', '-w', 'evil').trim();
    git(root, 'update-index', '--add', '--cacheinfo', `100644,${blob},q/l/evil`);
    rmSync(join(root, 'evil'));
    const view = viewOf(root);
    expect(readCommittedTree(view, 'p')?.tree.findings.map((one) => one.rule)).toEqual([
      'tree/link-outside',
    ]);
    expect(readTree(outside).counts.files).toBe(0);
  });
});

test('a package that is the root of its repository has one digest: here, in a clone, a work tree, an archive', () => {
  const root = join(realpathSync(temporaryDirectory()), 'kit');
  writePackage(root, { '.gitattributes': '* -text\n', 'docs/a b.md': 'x\r\n', '\u00e9.md': '' });
  symlinkSync('docs/a b.md', join(root, 'latest'));
  commitAll(root);
  const clone = cloneOf(root);
  const linked = `${root}-linked`;
  git(root, 'worktree', 'add', '--quiet', '--detach', linked);
  const unpacked = `${root}-unpacked`;
  mkdirSync(unpacked);
  git(root, 'archive', '--output', join(root, '../a.tar'), 'HEAD');
  execFileSync('tar', ['-xf', join(root, '../a.tar'), '-C', unpacked]);
  const digest = readTree(root).digest;
  expect(digest).toMatch(/^[0-9a-f]{64}$/);
  expect([clone, linked, unpacked].map((each) => readTree(each).digest)).toEqual([
    digest,
    digest,
    digest,
  ]);
  expect([root, clone, linked, unpacked].map((each) => readTree(each).leftOut)).toEqual([
    ['.git'],
    ['.git'],
    ['.git'],
    [],
  ]);
  expect(committedTreeDigest(viewOf(root), '.')).toBe(digest);
  expect(committedTreeDigest(viewOf(linked), '.')).toBe(digest);
});
