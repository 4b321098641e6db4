// Where paths lead in a real tree of links: chains, circles, absolute links, and why they lead nowhere.

import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { readTree } from '../../src/digest/read-tree.ts';
import type { Tree } from '../../src/digest/tree.ts';
import { resolvePath } from '../../src/portable/resolve-path.ts';
import { temporaryDirectory, writeTree } from '../support/tree.ts';

const root = join(temporaryDirectory(), 'package');
writeTree(root, [
  { path: 'a/b/file', type: 'file', utf8: 'x' },
  { path: 'to-file', type: 'link', target: 'a/b/file' },
  { path: 'to-b', type: 'link', target: 'a/b' },
  { path: 'chain', type: 'link', target: 'to-b/../b/./file' },
  { path: 'a/up', type: 'link', target: '..' },
  { path: 'out', type: 'link', target: '../outside' },
  { path: 'a/far', type: 'link', target: '../../../far' },
  { path: 'absolute', type: 'link', target: '/etc/hostname' },
  { path: 'absolute-inside', type: 'link', target: join(root, 'a/b') },
  { path: 'gone', type: 'link', target: 'a/gone' },
  { path: 'gone-then-out', type: 'link', target: 'a/gone/../../../x' },
  { path: 'via-out', type: 'link', target: 'out' },
  { path: 'via-gone', type: 'link', target: 'gone' },
  { path: 'loop', type: 'link', target: 'loop' },
  { path: 'ping', type: 'link', target: 'pong' },
  { path: 'pong', type: 'link', target: 'ping' },
  { path: '../outside', type: 'directory' },
]);
const tree: Tree = readTree(root);

function told(path: string): string {
  const resolved = resolvePath(tree, path);
  if (resolved.kind === 'lost') return `${resolved.fate} by ${resolved.link.path}`;
  return 'entry' in resolved ? `${resolved.kind} ${resolved.entry.path}` : resolved.kind;
}

describe('resolvePath', () => {
  test.each([
    ['.', 'root'],
    ['a', 'directory a'],
    ['a/b/file', 'file a/b/file'],
    ['to-file', 'file a/b/file'],
    ['to-b/file', 'file a/b/file'],
    ['chain', 'file a/b/file'],
    ['a/up', 'root'],
    ['a/up/to-b', 'directory a/b'],
    ['absolute-inside/file', 'file a/b/file'],
    ['none', 'missing'],
    ['a/b/file/deeper', 'missing'],
    ['out', 'outside by out'],
    ['out/x', 'outside by out'],
    ['a/far', 'outside by a/far'],
    ['absolute', 'outside by absolute'],
    ['gone', 'dangling by gone'],
    ['gone-then-out', 'outside by gone-then-out'],
    ['via-out', 'outside by via-out'],
    ['via-gone', 'dangling by via-gone'],
    ['loop', 'loop by loop'],
    ['ping', 'loop by ping'],
  ])('%s', (path, expected) => expect(told(path)).toBe(expected));
});
