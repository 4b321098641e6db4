// The digest under the host's names.
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import {
  pluginContentDigest,
  pluginContentDigestWithCapture,
  TreeRefusal,
} from '../../src/digest/content-digest.ts';
import { readTree } from '../../src/digest/read-tree.ts';
import { temporaryDirectory, writeFiles } from '../support/tree.ts';

function rootWith(files: Readonly<Record<string, string>>): string {
  const root = join(temporaryDirectory(), 'kit');
  mkdirSync(root);
  writeFiles(root, files);
  return root;
}

describe('the digest of a directory', () => {
  test('an empty one has the published digest', () => {
    expect(pluginContentDigest(rootWith({}))).toBe(
      'a9519462e0f60b523b45657307b6ef58ac00d1121e7d00e7913b2ffbf05aefcd',
    );
  });

  test('answers for everything that is there, its own .git included', () => {
    const root = rootWith({ a: '1', '.git/HEAD': 'x' });
    expect(pluginContentDigest(root)).toBe(readTree(root, { ownGit: 'hash' }).digest);
    expect(pluginContentDigest(root)).not.toBe(readTree(root).digest);
  });

  test('gives the hashed bytes of the files that are named and there', () => {
    const root = rootWith({ 'plugin.json': '{}', 'a/plugin.json': '[]', b: '' });
    const { digest, captured } = pluginContentDigestWithCapture(root, [
      'plugin.json',
      'b',
      'absent',
      '__proto__',
    ]);
    expect(digest).toBe(pluginContentDigest(root));
    expect([...captured].map(([path, bytes]) => [path, Buffer.from(bytes).toString()])).toEqual([
      ['b', ''],
      ['plugin.json', '{}'],
    ]);
  });

  test('a tree that is refused throws every refusal', () => {
    const root = rootWith({ a: '1' });
    symlinkSync('nowhere', join(root, 'l'));
    symlinkSync('/etc', join(root, 'm'));
    const refusals = [
      '"l" links to "nowhere", where nothing is',
      '"m" links to "/etc", outside the package',
    ];
    const attempt = (): unknown => pluginContentDigest(root);
    expect(attempt).toThrow(TreeRefusal);
    expect(attempt).toThrow(refusals.join('; '));
    expect(() => pluginContentDigestWithCapture(root, [])).toThrow(TreeRefusal);
    expect(() => pluginContentDigest(join(root, 'absent'))).toThrow(
      'the package root does not exist',
    );
  });
});
