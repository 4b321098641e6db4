// A package tree as an immutable value: what was there when it was hashed. Everything after the digest
// (manifest, payloads, portable contract, reports) reads this value and never the disk again.
import type { Finding } from '../base/finding.ts';

declare const digestBrand: unique symbol;
/** 64 lowercase hexadecimal digits: the exact-tree digest, or a SHA-256 of bytes. Only `parseDigest` makes one. */
export type Digest = string & { readonly [digestBrand]: true };

/** The digest in `text`, or null when it is not 64 lowercase hexadecimal digits. */
export function parseDigest(text: string): Digest | null {
  return /^[0-9a-f]{64}$/.test(text) ? (text as Digest) : null;
}

export interface DirectoryEntry {
  readonly type: 'directory';
  /** Root-relative, `/`-separated; the root itself has no entry. */
  readonly path: string;
}

export interface FileEntry {
  readonly type: 'file';
  readonly path: string;
  /** Bytes. */
  readonly size: number;
  /** Any of the three execute bits is set. */
  readonly executable: boolean;
}

export interface LinkEntry {
  readonly type: 'link';
  readonly path: string;
  /** The target text as stored. */
  readonly target: string;
  /** Root-relative path of the real target (`.` is the root), or null: outside, dangling or a loop. */
  readonly resolved: string | null;
}

/** Anything else (FIFO, socket, device) is a finding and has no entry. */
export type TreeEntry = DirectoryEntry | FileEntry | LinkEntry;

export interface Tree {
  /** Absolute path of the root. */
  readonly root: string;
  /** Null when the tree was refused; `findings` says why. */
  readonly digest: Digest | null;
  /** In walk order: pre-order, UTF-16 code units within a directory. */
  readonly entries: readonly TreeEntry[];
  readonly byPath: ReadonlyMap<string, TreeEntry>;
  /** Exact hashed bytes of captured files by root-relative path. */
  readonly captured: ReadonlyMap<string, Uint8Array>;
  readonly counts: {
    readonly files: number;
    readonly directories: number;
    readonly links: number;
    /** Bytes of all regular files. */
    readonly bytes: number;
  };
  /** Refusals (each with `refuses: true`) and what else the walk saw. Files are root-relative. */
  readonly findings: readonly Finding[];
  /** Root-relative names that were left out on purpose (the root's own `.git`). */
  readonly leftOut: readonly string[];
  /** Files with a carriage return in them, root-relative; only where entries are kept. */
  readonly carriageReturns?: ReadonlySet<string>;
}

/**
 * The entry that `path` (root-relative, `.` for the root) really names, links followed inside the tree;
 * `root` for the root itself, null when nothing is there or the way leads outside.
 */
export function resolveInTree(tree: Tree, path: string): TreeEntry | 'root' | null {
  let current = '.';
  for (const part of path.split('/')) {
    if (part === '' || part === '.') continue;
    const next = current === '.' ? part : `${current}/${part}`;
    const entry = tree.byPath.get(next);
    if (entry === undefined) return null;
    if (entry.type === 'link') {
      if (entry.resolved === null) return null;
      current = entry.resolved;
    } else current = next;
  }
  return current === '.' ? 'root' : (tree.byPath.get(current) ?? null);
}

/** The direct children of a directory (`.` for the root), in walk order. Links are not followed. */
export function childrenOf(tree: Tree, directory: string): readonly TreeEntry[] {
  let index = indexes.get(tree);
  if (index === undefined) {
    index = indexChildren(tree);
    indexes.set(tree, index);
  }
  return index.get(directory) ?? [];
}

// Made once a tree: looking through all entries for each directory would be quadratic.
const indexes = new WeakMap<Tree, ReadonlyMap<string, readonly TreeEntry[]>>();

function indexChildren(tree: Tree): ReadonlyMap<string, readonly TreeEntry[]> {
  const index = new Map<string, TreeEntry[]>();
  for (const entry of tree.entries) {
    const cut = entry.path.lastIndexOf('/');
    const parent = cut === -1 ? '.' : entry.path.slice(0, cut);
    const siblings = index.get(parent);
    if (siblings === undefined) index.set(parent, [entry]);
    else siblings.push(entry);
  }
  return index;
}
