// A real disk that remembers what would survive losing power: bytes of files that were synced, names of
// directories that were synced, nothing else. `crashCopy` writes that picture somewhere else.
import {
  constants,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Disk, realDisk } from '../../../src/base/disk.ts';

type Durable =
  | { readonly type: 'file'; bytes: Buffer; mode: number }
  | { readonly type: 'link'; readonly target: string }
  | { readonly type: 'directory'; names: ReadonlyMap<string, Durable> };

export interface SyncedDisk {
  readonly disk: Disk;
  /** Writes what was durable at this moment below `to`. */
  readonly crashCopy: (to: string) => void;
}

/**
 * Follows everything below `root`; what is there now counts as synced. `eager` is a disk that makes deletions
 * durable at once and everything else only when it is told to: the order nobody may rely on.
 */
export function syncedDisk(root: string, eager = false): SyncedDisk {
  // By inode, because a file keeps what was synced when its name changes. A new entry under a reused
  // inode number gets a new value.
  const known = new Map<number, Durable>();
  const paths = new Map<number, string>();

  const durableOf = (path: string): Durable => {
    const facts = lstatSync(path);
    const held = known.get(facts.ino);
    if (held !== undefined) return held;
    const fresh: Durable = facts.isDirectory()
      ? { type: 'directory', names: new Map() }
      : facts.isSymbolicLink()
        ? { type: 'link', target: readlinkSync(path) }
        : { type: 'file', bytes: Buffer.alloc(0), mode: facts.mode & 0o777 };
    known.set(facts.ino, fresh);
    return fresh;
  };
  const sync = (path: string): void => {
    const held = durableOf(path);
    if (held.type === 'file') {
      held.bytes = readFileSync(path);
      held.mode = lstatSync(path).mode & 0o777;
    } else if (held.type === 'directory') {
      held.names = new Map(readdirSync(path).map((name) => [name, durableOf(join(path, name))]));
    }
  };
  const syncAll = (path: string): void => {
    const facts = lstatSync(path);
    if (facts.isDirectory()) for (const name of readdirSync(path)) syncAll(join(path, name));
    if (!facts.isSymbolicLink()) sync(path);
  };
  mkdirSync(root, { recursive: true });
  syncAll(root);
  const forget = (path: string): void => {
    if (path.startsWith(root)) known.delete(lstatSync(path).ino);
  };

  const drop = (path: string): void => {
    const parent = path.startsWith(root) ? known.get(lstatSync(dirname(path)).ino) : undefined;
    if (parent?.type !== 'directory') return;
    parent.names = new Map([...parent.names].filter(([name]) => name !== basename(path)));
  };

  const disk = new Proxy(realDisk, {
    get(target, name, receiver) {
      const value: unknown = Reflect.get(target, name, receiver);
      if (typeof value !== 'function') return value;
      const wrapped = (...args: readonly unknown[]) => {
        const path = String(args[0]);
        if (eager && (name === 'unlinkSync' || name === 'rmdirSync')) drop(path);
        const result: unknown = Reflect.apply(value, target, args);
        if (name === 'openSync') {
          paths.set(Number(result), path);
          if ((Number(args[1]) & constants.O_CREAT) !== 0) forget(path);
        } else if (name === 'mkdirSync') forget(path);
        else if (name === 'symlinkSync') forget(String(args[1]));
        else if (name === 'fsyncSync') {
          const synced = paths.get(Number(args[0])) ?? '';
          if (synced.startsWith(root)) sync(synced);
        }
        return result;
      };
      return Object.assign(wrapped, 'native' in value ? { native: value.native } : {});
    },
  });

  const write = (held: Durable, to: string): void => {
    if (held.type === 'file') writeFileSync(to, held.bytes, { mode: held.mode });
    else if (held.type === 'link') symlinkSync(held.target, to);
    else {
      mkdirSync(to, { recursive: true });
      for (const [name, child] of held.names) write(child, join(to, name));
    }
  };
  return { disk, crashCopy: (to) => write(durableOf(root), to) };
}
