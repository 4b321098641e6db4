// A tree as a list of frames that can be changed and hashed again, to try what would give a digest. Pure
// but for large files, which are not held: those are read again, and only if they have the same size.
import { closeSync, fstatSync, readSync } from 'node:fs';
import { realDisk } from '../base/disk.ts';
import { byCodeUnits } from '../base/order.ts';
import { FrameHash, type FrameKind } from './frame-hash.ts';
import { openListedFile } from './read-file.ts';
import type { Digest, Tree } from './tree.ts';

export interface Item {
  readonly kind: FrameKind;
  /** Root-relative; the empty text for the root. */
  readonly path: string;
  /** Null for a file that is not held. */
  readonly payload: Uint8Array | null;
  /** Bytes of the payload. */
  readonly size: number;
  /** Where a file that is not held can be read. */
  readonly source: string;
}

const nothing = new Uint8Array(0);

/** The frames of a tree that was read with every file captured, in the order they are hashed. */
export function itemsOf(tree: Tree): readonly Item[] {
  const root: Item = { kind: 'directory', path: '', payload: nothing, size: 0, source: tree.root };
  return [
    root,
    ...tree.entries.map((entry): Item => {
      const source = `${tree.root}/${entry.path}`;
      if (entry.type === 'file') {
        const payload = tree.captured.get(entry.path) ?? null;
        return { kind: 'file', path: entry.path, payload, size: entry.size, source };
      }
      const payload = entry.type === 'link' ? Buffer.from(entry.target, 'utf8') : nothing;
      return { kind: entry.type, path: entry.path, payload, size: payload.length, source };
    }),
  ];
}

/** Bytes that hashing the items costs. */
export function sizeOf(items: readonly Item[]): number {
  return items.reduce((sum, item) => sum + item.size + item.path.length + 32, 0);
}

/** The digest the items would have as a tree; null when a file that is not held can no longer be read. */
export function digestOfItems(items: readonly Item[]): Digest | null {
  const hash = new FrameHash();
  for (const item of items) {
    hash.begin(item.kind, item.path, item.size);
    if (item.payload !== null) hash.payload(item.payload);
    else if (!streamFile(hash, item)) return null;
    hash.end();
  }
  return hash.digest();
}

/** Items in walk order after some were renamed; null when two now have one path. */
export function inWalkOrder(items: readonly Item[]): readonly Item[] | null {
  const sorted = items
    .map((item) => ({ item, parts: item.path.split('/') }))
    .sort((a, b) => byParts(a.parts, b.parts))
    .map(({ item }) => item);
  return sorted.some((item, at) => at > 0 && sorted[at - 1]?.path === item.path) ? null : sorted;
}

function byParts(a: readonly string[], b: readonly string[]): number {
  for (let at = 0; at < Math.min(a.length, b.length); at += 1) {
    const order = byCodeUnits(a[at] ?? '', b[at] ?? '');
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

function streamFile(hash: FrameHash, item: Item): boolean {
  let handle: number;
  try {
    handle = openListedFile(realDisk, item.source);
  } catch {
    return false;
  }
  try {
    const facts = fstatSync(handle);
    if (!facts.isFile() || facts.size !== item.size) return false;
    let rest = item.size;
    while (rest > 0) {
      const want = Math.min(rest, hash.capacity);
      const at = hash.reserve(want);
      const read = readSync(handle, hash.buffer, at, want, null);
      if (read === 0) return false;
      hash.advance(read);
      rest -= read;
    }
    return true;
  } catch {
    return false;
  } finally {
    closeSync(handle);
  }
}
