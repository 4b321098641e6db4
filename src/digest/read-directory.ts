// Reads one directory into the digest, pre-order, entries in UTF-16 code-unit order of their names, and
// checks afterwards that it is still the same directory with the same names (digest page,
// "Construction" and "Stability"). What is not a directory, file or link is never opened.
import { isUtf8 } from 'node:buffer';
import type { Dirent } from 'node:fs';
import { limits } from '../base/limits.ts';
import { byCodeUnits } from '../base/order.ts';
import { quote } from '../base/quote.ts';
import { exact, sameFacts } from './facts.ts';
import { readFile } from './read-file.ts';
import { readLink } from './read-link.ts';
import { changedWhileHashing, named, refusalOf } from './refusals.ts';
import type { Walk } from './walk.ts';

const withTypes = { withFileTypes: true } as const;

/** Hashes the directory at `path` (empty for the root, at `depth` 0) and all below it. */
export function readDirectory(walk: Walk, path: string, depth: number): void {
  const absolute = walk.absolute(path);
  if (path !== '') walk.addDirectory(path);
  walk.hash?.begin('directory', path, 0);
  walk.hash?.end();
  if (depth > limits.treeDepth) {
    walk.refuse(path, {
      rule: 'tree/too-deep',
      messageId: 'levels',
      message: `${named(path)} is more than ${limits.treeDepth} directories deep`,
      expected: `at most ${limits.treeDepth} levels`,
    });
    return;
  }
  try {
    const before = walk.disk.lstatSync(absolute, exact);
    if (!before.isDirectory()) {
      walk.refuse(path, changedWhileHashing(path, 'replaced'));
      return;
    }
    const children = walk.disk.readdirSync(absolute, withTypes);
    children.sort((a, b) => byCodeUnits(a.name, b.name));
    const unnamed = children.some((child) => child.name.includes('\uFFFD'))
      ? refuseBadNames(walk, path)
      : null;
    for (const child of children) {
      if (unnamed?.has(child.name) !== true) readChild(walk, path, child, depth);
    }
    const names = walk.disk.readdirSync(absolute).sort(byCodeUnits);
    if (!sameNames(children, names)) {
      walk.refuse(path, changedWhileHashing(path, 'entries'));
    } else if (!sameFacts(before, walk.disk.lstatSync(absolute, exact))) {
      walk.refuse(path, changedWhileHashing(path, 'content'));
    }
  } catch (error) {
    walk.refuse(path, refusalOf(error, path));
  }
}

function readChild(walk: Walk, parent: string, child: Dirent, depth: number): void {
  const path = parent === '' ? child.name : `${parent}/${child.name}`;
  const type = typeOf(walk, path, child);
  if (type === null) return;
  const isGit = child.name.length === 4 && child.name.toLowerCase() === '.git';
  if (isGit) {
    if (walk.leavesOutGit && path === '.git' && (type === 'directory' || type === 'file')) {
      walk.leftOut.push(path);
      return;
    }
    walk.note(path, {
      rule: 'tree/nested-git',
      messageId: 'nested-git',
      message: `${named(path)} is hashed with the package, and git never puts it into a clone`,
    });
  }
  if (type === 'file') readFile(walk, path);
  else if (type === 'directory') readDirectory(walk, path, depth + 1);
  else if (type === 'link') readLink(walk, path);
  else {
    walk.refuse(path, {
      rule: 'tree/special-file',
      messageId: type,
      message: `${named(path)} is a ${words[type]}, which has no content to hash`,
      found: words[type],
      expected: 'a file, directory or link',
    });
  }
}

type Special = 'fifo' | 'socket' | 'device';
const words: Readonly<Record<Special, string>> = {
  fifo: 'named pipe',
  socket: 'socket',
  device: 'device',
};

/** The listed type; asked for where the file system does not list types. Null together with a refusal. */
function typeOf(
  walk: Walk,
  path: string,
  child: Dirent,
): 'file' | 'directory' | 'link' | Special | null {
  if (child.isFile()) return 'file';
  if (child.isDirectory()) return 'directory';
  if (child.isSymbolicLink()) return 'link';
  if (child.isFIFO()) return 'fifo';
  if (child.isSocket()) return 'socket';
  if (child.isCharacterDevice() || child.isBlockDevice()) return 'device';
  try {
    const facts = walk.disk.lstatSync(walk.absolute(path));
    if (facts.isFile()) return 'file';
    if (facts.isDirectory()) return 'directory';
    if (facts.isSymbolicLink()) return 'link';
    return facts.isFIFO() ? 'fifo' : facts.isSocket() ? 'socket' : 'device';
  } catch (error) {
    walk.refuse(path, refusalOf(error, path));
    return null;
  }
}

/** Refuses each name here that is not UTF-8; returns how the system's decoding shows those names. */
function refuseBadNames(walk: Walk, path: string): ReadonlySet<string> {
  const shown = new Set<string>();
  for (const raw of walk.disk.readdirSync(walk.absolute(path), { encoding: 'buffer' })) {
    if (isUtf8(raw)) continue;
    const name = withByteEscapes(raw);
    walk.refuse(path === '' ? name : `${path}/${name}`, {
      rule: 'tree/name-not-utf8',
      messageId: 'name',
      message: `the name ${quote(name)} in ${named(path)} is not valid UTF-8`,
      found: name,
    });
    shown.add(raw.toString('utf8'));
  }
  return shown;
}

/** A name whose bytes beyond ASCII are written `\xNN`. */
function withByteEscapes(raw: Uint8Array): string {
  return Array.from(raw, (byte) =>
    byte < 0x80 ? String.fromCharCode(byte) : `\\x${byte.toString(16)}`,
  ).join('');
}

function sameNames(children: readonly Dirent[], names: readonly string[]): boolean {
  return (
    children.length === names.length && children.every((child, at) => child.name === names[at])
  );
}
