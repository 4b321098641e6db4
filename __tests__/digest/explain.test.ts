// Why a digest differs, told on real trees and repositories by what a person would read.
import { mkdirSync, realpathSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import {
  type DigestExplanation,
  describeExplanation,
  explainDigest,
} from '../../src/digest/explain.ts';
import { readTree } from '../../src/digest/read-tree.ts';
import { findRepository } from '../../src/git/repository.ts';
import { readRepositoryView } from '../../src/git/repository-view.ts';
import { commitAll, git, temporaryDirectory, writeFiles } from '../support/tree.ts';

type Files = Readonly<Record<string, string>>;

const base: Files = {
  'plugin.json': '{\n}\n',
  'skills/read/SKILL.md': 'one\ntwo\n',
  'blob.bin': '\0\r\n\n',
};

function made(files: Files): string {
  const root = join(realpathSync(temporaryDirectory()), 'kit');
  mkdirSync(root);
  writeFiles(root, files);
  return root;
}

function digestOf(root: string): string {
  const { digest } = readTree(root);
  if (digest === null) throw new Error('no digest');
  return digest;
}

function explain(root: string, expected: string): DigestExplanation {
  const repository = findRepository(root, process.env);
  const view = repository === null ? null : readRepositoryView(repository, root);
  return explainDigest({ root, expected, view });
}

/** What a person reads about `root` against the digest of `expected`. */
function said(root: string, expected: string): string {
  return describeExplanation(explain(root, expected));
}

describe('outside git', () => {
  test('the same digest needs no explaining', () => {
    const root = made(base);
    expect(explain(root, digestOf(root))).toMatchObject({ outcome: 'same', causes: [] });
  });

  test('CRLF here', () => {
    const pinned = digestOf(made(base));
    const root = made({
      ...base,
      'plugin.json': '{\r\n}\r\n',
      'skills/read/SKILL.md': 'one\r\ntwo\r\n',
    });
    expect(said(root, pinned)).toBe(
      'the digest matches once CRLF becomes LF in "plugin.json" and "skills/read/SKILL.md"',
    );
  });

  test('CRLF in one of the files here', () => {
    const pinned = digestOf(made(base));
    expect(said(made({ ...base, 'plugin.json': '{\r\n}\n' }), pinned)).toBe(
      'the digest matches once CRLF becomes LF in "plugin.json"',
    );
  });

  test('LF here, CRLF where it was pinned', () => {
    const pinned = digestOf(
      made({ ...base, 'plugin.json': '{\r\n}\r\n', 'skills/read/SKILL.md': 'one\r\ntwo\r\n' }),
    );
    expect(said(made(base), pinned)).toBe(
      'the digest matches once LF becomes CRLF in "plugin.json" and "skills/read/SKILL.md"',
    );
  });

  test('the other line ending in some of the files that are pinned', () => {
    const files = { ...base, 'a.md': '1\n', 'b.md': '2\n', 'c.md': '3\r\n' };
    const pinned = digestOf(made({ ...files, 'b.md': '2\r\n' }));
    expect(said(made(files), pinned)).toBe('the digest matches once LF becomes CRLF in "b.md"');
    const both = digestOf(made({ ...files, 'b.md': '2\r\n', 'c.md': '3\n' }));
    expect(explain(made(files), both).causes).toEqual([
      { kind: 'line-endings', here: 'crlf', paths: ['c.md'] },
      { kind: 'line-endings', here: 'lf', paths: ['b.md'] },
    ]);
  });

  test('one file of hundreds with the other line ending', () => {
    const files: Record<string, string> = {};
    for (let at = 0; at < 300; at += 1) files[`f${at}.md`] = `${at}\n`;
    const pinned = digestOf(made({ ...files, 'f299.md': '299\r\n' }));
    expect(said(made(files), pinned)).toBe('the digest matches once LF becomes CRLF in "f299.md"');
  });

  test('subsets of many large files are given up', () => {
    const files: Record<string, string> = {};
    for (let at = 0; at < 40; at += 1) files[`f${at}.md`] = 'line\n'.repeat(100_000);
    // All 2^40 of them would never be tried to the end.
    expect(explain(made(files), '0'.repeat(64)).outcome).toBe('unexplained');
  });

  test('an empty directory', () => {
    const root = made(base);
    mkdirSync(join(root, 'skills/later'));
    expect(said(root, digestOf(made(base)))).toBe(
      'the digest matches once the empty directory "skills/later" is left out',
    );
  });

  test('what other programs leave behind', () => {
    const root = made({ ...base, '.DS_Store': 'x', 'node_modules/a/b.js': 'y\r\n' });
    expect(said(root, digestOf(made(base)))).toBe(
      'the digest matches once ".DS_Store" and "node_modules", which other programs leave behind, are left out',
    );
  });

  test('several at once', () => {
    const root = made({ ...base, '.DS_Store': 'x', 'plugin.json': '{\r\n}\r\n' });
    mkdirSync(join(root, 'empty'));
    expect(said(root, digestOf(made(base)))).toBe(
      'the digest matches once ".DS_Store", which other programs leave behind, is left out, the empty directory "empty" is left out and CRLF becomes LF in "plugin.json"',
    );
  });

  test('names in the other Unicode form', () => {
    const nfc = made({ ...base, 'caf\u00e9/z.md': '1', cafz: '2' });
    const nfd = made({ ...base, 'cafe\u0301/z.md': '1', cafz: '2' });
    expect(explain(nfd, digestOf(nfc)).causes).toEqual([
      { kind: 'names', form: 'NFC', paths: ['cafe\u0301', 'cafe\u0301/z.md'] },
    ]);
    expect(explain(nfc, digestOf(nfd)).causes).toEqual([
      { kind: 'names', form: 'NFD', paths: ['caf\u00e9', 'caf\u00e9/z.md'] },
    ]);
  });

  test('an absolute link', () => {
    const there = made(base);
    symlinkSync('../plugin.json', join(there, 'skills/l'));
    const here = made(base);
    symlinkSync(join(here, 'plugin.json'), join(here, 'skills/l'));
    expect(said(here, digestOf(there))).toBe(
      'the digest matches once the absolute target of "skills/l" is relative',
    );
  });

  test('other content stays unexplained, and git is said to be not asked', () => {
    const root = made({ ...base, 'plugin.json': '{"a":1}\n' });
    const explanation = explain(root, digestOf(made(base)));
    expect(explanation).toMatchObject({ outcome: 'unexplained', basis: null, causes: [] });
    expect(explanation.notChecked).toEqual([
      {
        what: 'whether the tree as git has it gives the expected digest',
        why: 'the package is not in a git repository',
      },
    ]);
    expect(describeExplanation(explanation)).toBe(
      'the content differs: neither line endings nor files git does not have explain it',
    );
  });

  test('a tree without a digest', () => {
    const root = made(base);
    symlinkSync('nowhere', join(root, 'l'));
    expect(explain(root, '0'.repeat(64))).toMatchObject({ outcome: 'refused', actual: null });
  });

  test('a file too large to hold is hashed from the disk', () => {
    const there = made(base);
    const here = made({ ...base, 'plugin.json': '{\r\n}\r\n' });
    for (const root of [there, here]) {
      writeFileSync(join(root, 'huge'), '');
      truncateSync(join(root, 'huge'), 5 * 1024 * 1024);
    }
    expect(explain(here, digestOf(there)).causes).toEqual([
      { kind: 'line-endings', here: 'crlf', paths: ['plugin.json'] },
    ]);
  });
});

describe('in a repository', () => {
  function committed(files: Files = base): string {
    const root = made(files);
    commitAll(root);
    return root;
  }

  test('untracked files, by name', () => {
    const root = committed();
    const pinned = digestOf(root);
    writeFiles(root, { 'notes.txt': 'x', 'draft/a.md': 'y', 'draft/b.md': 'z' });
    expect(said(root, pinned)).toBe(
      'the digest matches once "draft/a.md", "draft/b.md" and "notes.txt", which git does not track, are left out',
    );
  });

  test('ignored files, and untracked ones that were pinned', () => {
    const root = committed({ ...base, '.gitignore': '*.log\n' });
    writeFiles(root, { 'notes.txt': 'x' });
    const pinned = digestOf(root);
    writeFiles(root, { 'a.log': 'y' });
    expect(said(root, pinned)).toBe(
      'the digest matches once "a.log", which git ignores, is left out',
    );
  });

  test('untracked, ignored, empty and CRLF together', () => {
    const root = committed({ ...base, '.gitignore': '*.log\n' });
    const pinned = digestOf(root);
    writeFiles(root, { 'a.log': 'y', 'new/b.txt': 'z', 'plugin.json': '{\r\n}\r\n' });
    mkdirSync(join(root, 'empty'));
    expect(explain(root, pinned)).toMatchObject({
      outcome: 'explained',
      basis: 'here',
      causes: [
        { kind: 'untracked', paths: ['new/b.txt'] },
        { kind: 'ignored', paths: ['a.log'] },
        { kind: 'empty-directories', paths: ['empty'] },
        { kind: 'line-endings', here: 'crlf', paths: ['plugin.json'] },
      ],
    });
  });

  test('CRLF in an untracked file is not told twice', () => {
    const root = committed();
    const pinned = digestOf(root);
    writeFiles(root, { 'u.txt': '1\r\n', 'plugin.json': '{\r\n}\r\n' });
    expect(said(root, pinned)).toBe(
      'the digest matches once "u.txt", which git does not track, is left out and CRLF becomes LF in "plugin.json"',
    );
  });

  test('a clone of what was pinned with CRLF in one file: the pin is wrong', () => {
    const root = committed({ ...base, '.gitattributes': '* text=auto eol=lf\n' });
    writeFiles(root, { 'skills/read/SKILL.md': 'one\r\ntwo\r\n' });
    const pinned = digestOf(root);
    commitAll(root);
    const clone = `${root}-clone`;
    git(root, 'clone', '--quiet', root, clone);
    expect(explain(clone, pinned)).toMatchObject({
      outcome: 'explained',
      basis: 'here',
      causes: [{ kind: 'line-endings', here: 'lf', paths: ['skills/read/SKILL.md'] }],
      asInGit: true,
    });
    expect(said(clone, pinned)).toBe(
      'the bytes here are what git has, and the digest matches once LF becomes CRLF in "skills/read/SKILL.md"',
    );
    writeFiles(clone, { 'skills/read/SKILL.md': 'one\r\ntwo\r\n', 'plugin.json': '{\r\n}\r\n' });
    expect(explain(clone, pinned)).toMatchObject({ outcome: 'explained', asInGit: false });
  });

  test('edits that are not added: the tree as git has it gives the digest', () => {
    const root = committed();
    const pinned = digestOf(root);
    writeFiles(root, { 'plugin.json': '{"edited":1}', 'u.txt': '' });
    rmSync(join(root, 'blob.bin'));
    expect(said(root, pinned)).toBe(
      'the tree as git has it gives the digest; here it matches once "u.txt", which git does not track, is left out, the edits to "plugin.json" are undone and "blob.bin", which is missing here, is back',
    );
  });

  test('edits that are added: the last commit gives the digest', () => {
    const root = committed();
    const pinned = digestOf(root);
    writeFiles(root, { 'plugin.json': '{"edited":1}' });
    git(root, 'add', '--all');
    expect(explain(root, pinned)).toMatchObject({
      outcome: 'explained',
      basis: 'commit',
      causes: [{ kind: 'edited', paths: ['plugin.json'] }],
    });
  });

  test('eol=crlf: a clone has CRLF, here is LF', () => {
    const root = committed({
      ...base,
      '.gitattributes': '*.md eol=crlf\n',
      'b.md': 'three\n',
    });
    const clone = `${root}-clone`;
    git(root, 'clone', '--quiet', root, clone);
    writeFiles(root, { 'b.md': 'three\r\n' });
    expect(said(root, digestOf(clone))).toBe(
      'the tree as git has it gives the digest; here it matches once LF becomes CRLF in "skills/read/SKILL.md"',
    );
  });

  test('ident: a clone has the expanded text', () => {
    const root = committed({ ...base, '.gitattributes': '*.id ident\n', 'a.id': '$Id$\n' });
    const clone = `${root}-clone`;
    git(root, 'clone', '--quiet', root, clone);
    expect(said(root, digestOf(clone))).toBe(
      'the tree as git has it gives the digest; here it matches once "a.id" is checked out anew under the attributes',
    );
  });

  test('a link that a checkout made a file', () => {
    const root = made(base);
    symlinkSync('plugin.json', join(root, 'l'));
    commitAll(root);
    const pinned = digestOf(root);
    rmSync(join(root, 'l'));
    writeFileSync(join(root, 'l'), 'plugin.json');
    expect(said(root, pinned)).toBe(
      'the tree as git has it gives the digest; here it matches once "l" is a link again',
    );
  });

  test('a package below the root of its repository', () => {
    const repository = realpathSync(temporaryDirectory());
    writeFiles(repository, { 'packages/kit/plugin.json': '{}\n', 'packages/kit2/x': '' });
    commitAll(repository);
    const root = join(repository, 'packages/kit');
    const pinned = digestOf(root);
    writeFiles(root, { 'plugin.json': '{"a":2}\n', 'x/y': '' });
    expect(said(root, pinned)).toBe(
      'the tree as git has it gives the digest; here it matches once "x/y", which git does not track, is left out and the edits to "plugin.json" are undone',
    );
  });

  test('what nothing explains', () => {
    const root = committed();
    expect(explain(root, '0'.repeat(64))).toMatchObject({
      outcome: 'unexplained',
      notChecked: [],
    });
  });
});
