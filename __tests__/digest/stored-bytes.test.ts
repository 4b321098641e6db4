// CRLF that reaches no clone: what is said before the commit is what a clone of it then has.
import { appendFileSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { readTree } from '../../src/digest/read-tree.ts';
import { storedBytesFindings } from '../../src/digest/stored-bytes.ts';
import type { Environment } from '../../src/git/local-git.ts';
import { findRepository } from '../../src/git/repository.ts';
import { readRepositoryView } from '../../src/git/repository-view.ts';
import { countedGit } from '../support/counted-git.ts';
import { commitAll, git, temporaryDirectory, writeFiles, writePackage } from '../support/tree.ts';

function repositoryWith(attributes: string, files: Readonly<Record<string, string>> = {}): string {
  const root = realpathSync(temporaryDirectory());
  writePackage(join(root, 'kit'), { 'a.md': 'one\ntwo\n', ...files });
  writeFiles(root, { '.gitattributes': attributes });
  commitAll(root);
  return root;
}

function findingsOf(root: string, environment: Environment = process.env) {
  const repository = findRepository(root, environment);
  if (repository === null) throw new Error('no repository');
  const tree = readTree(join(root, 'kit'));
  return storedBytesFindings(readRepositoryView(repository, root), 'kit', tree);
}

/** Whether a clone of what is here, committed whole, has other bytes in the package. */
function cloneDiffers(root: string): boolean {
  git(root, 'add', '--all');
  git(root, 'commit', '--quiet', '--allow-empty', '--message', 'all');
  const clone = `${root}-clone`;
  git(root, 'clone', '--quiet', root, clone);
  return readTree(join(root, 'kit')).digest !== readTree(join(clone, 'kit')).digest;
}

const kept = 'one\r\ntwo\r\n';

describe('what is said and what a clone has', () => {
  test.each([
    ['text eol=lf', '* text eol=lf\n', kept, true],
    ['text alone', '*.md text\n', kept, true],
    ['eol alone', '*.md eol=lf\n', kept, true],
    ['text=auto', '* text=auto eol=lf\n', kept, true],
    ['text=auto and an edit', '* text=auto eol=lf\n', 'three\r\nfour\n', true],
    ['one CRLF of two', '* text eol=lf\n', 'one\r\ntwo\n', true],
    ['the old name', '*.md crlf=input\n', kept, true],
    ['text and a NUL', '* text\n', 'one\0\r\n', true],
    ['text=auto and a NUL', '* text=auto\n', 'one\0\r\n', false],
    ['a carriage return alone', '* text\n', 'one\rtwo\n', false],
    ['-text', '* -text\n', kept, false],
    ['binary', '*.md binary\n', kept, false],
    ['eol=crlf', 'a.md eol=crlf\n', kept, false],
    ['no attribute', '*.md diff\n', kept, false],
    ['LF', '* text eol=lf\n', 'other\n', false],
  ])('%s', (_name, attributes, text, expected) => {
    const root = repositoryWith(attributes);
    writeFiles(root, { 'kit/a.md': text });
    expect(findingsOf(root).map((one) => one.place.file)).toEqual(expected ? ['a.md'] : []);
    expect(cloneDiffers(root)).toBe(expected);
  });

  test('CRLF that is committed stays, and text=auto leaves edits of it alone', () => {
    const root = repositoryWith('', { 'a.md': kept });
    writeFiles(root, { '.gitattributes': '* text=auto\n' });
    git(root, 'add', '.gitattributes');
    expect(findingsOf(root)).toEqual([]);
    writeFiles(root, { 'kit/a.md': `${kept}three\r\n` });
    expect(findingsOf(root)).toEqual([]);
    expect(cloneDiffers(root)).toBe(false);
  });
});

test('git calls the tree clean, and it is told all the same', () => {
  const root = repositoryWith('* text eol=lf\n');
  writeFileSync(join(root, 'kit/a.md'), kept);
  git(root, 'add', '--all');
  git(root, 'reset', '--quiet', '--hard');
  expect(git(root, 'status', '--porcelain')).toBe('');
  expect(readFileSync(join(root, 'kit/a.md'), 'utf8')).toBe(kept);
  expect(findingsOf(root)).toMatchObject([
    {
      rule: 'tree/attribute-changes-bytes',
      messageId: 'stored',
      message: '"a.md" has CRLF here, and git stores it with LF, so no clone has these bytes',
      found: 'CRLF',
      expected: 'LF, as git stores it',
      fix: 'save with LF line endings (sed -i \'s/\\r$//\' "a.md"), then run plugin-gate pin; where CRLF is meant, write "-text" for the file into .gitattributes',
    },
  ]);
});

test('several files are one finding; files git does not track are none of it', () => {
  const root = repositoryWith('* text eol=lf\n', { 'b.md': '1\n', 'c.md': '2\n', 'd.md': '3\n' });
  for (const name of ['a', 'b', 'c', 'd', 'new'])
    appendFileSync(join(root, `kit/${name}.md`), 'x\r\n');
  expect(findingsOf(root).map((one) => one.message)).toEqual([
    '"a.md", "b.md", "c.md" and 1 more have CRLF here, and git stores them with LF, so no clone has these bytes',
  ]);
});

test('a thousand files with CRLF start no thousand processes', () => {
  const files: Record<string, string> = {};
  for (let at = 0; at < 1000; at += 1) files[`f${at}.md`] = 'x\n';
  const root = repositoryWith('* text eol=lf\n', files);
  for (let at = 0; at < 1000; at += 1) writeFiles(root, { [`kit/f${at}.md`]: 'x\r\n' });
  const { environment, calls } = countedGit();
  expect(findingsOf(root, environment)).toHaveLength(1);
  expect(calls()).toBeLessThanOrEqual(10);
});
