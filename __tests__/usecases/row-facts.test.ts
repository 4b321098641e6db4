// Explaining wrong pins stays bounded where every pin of a large registry is wrong.
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { readTree } from '../../src/digest/read-tree.ts';
import { GitFacts } from '../../src/usecases/git-facts.ts';
import { rowFacts } from '../../src/usecases/row-facts.ts';
import { commitAll, temporaryDirectory, writeFiles } from '../support/tree.ts';

test('a registry of wrong pins is explained by git at first, then without it', () => {
  const root = realpathSync(temporaryDirectory());
  writeFiles(root, { 'kit/a.md': 'one\n' });
  commitAll(root);
  const pinned = readTree(join(root, 'kit')).digest ?? '';
  writeFiles(root, { 'kit/a.md': 'one\r\n' });
  const crlf = readTree(join(root, 'kit')).digest ?? '';
  writeFiles(root, { 'kit/a.md': 'edited\n' });
  const { explain } = rowFacts(new GitFacts(root, process.env, [root]), root);
  const phrase = (expected: string): string | undefined => explain?.('kit', expected)?.phrase;
  expect(phrase(pinned)).toBe(
    'the tree as git has it gives the digest; here it matches once the edits to "a.md" are undone',
  );
  for (let asked = 1; asked < 32; asked += 1) explain?.('kit', pinned);
  expect(phrase(pinned)).toBeUndefined();
  writeFiles(root, { 'kit/a.md': 'one\n' });
  expect(phrase(crlf)).toBe('the digest matches once LF becomes CRLF in "a.md"');
});
