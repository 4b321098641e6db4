// Reads a directory tree into a Tree: the exact-tree digest, its entries, the bytes of the files the
// caller names, and everything that keeps it from having a digest (digest page, all but its last
// section). Every byte is read at most once, nothing is written, nothing in the tree is run.
import { resolve } from 'node:path';
import { type Disk, realDisk } from '../base/disk.ts';
import { systemCode } from '../base/fault.ts';
import { finding, wholeFile } from '../base/finding.ts';
import { exact } from './facts.ts';
import { type Frame, FrameHash } from './frame-hash.ts';
import { readDirectory } from './read-directory.ts';
import { readUnchanged } from './read-file.ts';
import { changedWhileHashing, refusalOf } from './refusals.ts';
import type { Tree } from './tree.ts';
import { type Capture, Walk, type WalkFinding } from './walk.ts';

export interface ReadTreeOptions {
  /**
   * Which files' bytes to keep, by root-relative path and size in bytes, up to the caps of limits.ts. A
   * link that really leads to a regular file inside is asked for under its own path, with that file's size.
   */
  readonly capture?: Capture;
  /** Whether `entries` and `byPath` are filled; default true. Without them memory stays flat. */
  readonly entries?: boolean;
  /** Called with each frame as it is hashed, until something is refused. Doubles the hashing. */
  readonly frames?: (frame: Frame) => void;
  /** `leave-out` (default) for what git or a person made; `hash` for a copy that a host manages. */
  readonly ownGit?: 'leave-out' | 'hash';
  /** Size of the one read buffer, for tests. */
  readonly chunkBytes?: number;
  readonly disk?: Disk;
}

/**
 * Reads the tree at `root`. What is wrong with the tree comes back in `findings`, never as an error; throws
 * `Fault` (`io`) only when the machine is out of file handles or memory.
 */
export function readTree(root: string, options: ReadTreeOptions = {}): Tree {
  const disk = options.disk ?? realDisk;
  // A trailing slash would make the system follow a link.
  const absolute = resolve(root);
  const start = openRoot(disk, absolute);
  if (typeof start !== 'string') return refusedRoot(absolute, start);
  const walk = new Walk({
    disk,
    root: absolute === '/' ? '' : absolute,
    realRoot: start,
    capture: options.capture ?? null,
    leavesOutGit: options.ownGit !== 'hash',
    keepsEntries: options.entries !== false,
    hash: new FrameHash(options.frames ?? null, options.chunkBytes),
  });
  readDirectory(walk, '', 0);
  captureLinks(walk);
  return {
    root: absolute,
    digest: walk.hash?.digest() ?? null,
    entries: walk.entries,
    byPath: walk.byPath,
    captured: walk.captured,
    counts: walk.counts,
    findings: walk.findings,
    leftOut: walk.leftOut,
    carriageReturns: walk.carriageReturns,
  };
}

/** The real path of the root, or why it cannot be one. */
function openRoot(disk: Disk, absolute: string): string | WalkFinding {
  const refuse = (messageId: string, message: string, fix: string | null = null): WalkFinding => ({
    rule: 'tree/root',
    messageId,
    message,
    fix,
  });
  try {
    const facts = disk.lstatSync(absolute, { ...exact, throwIfNoEntry: false });
    if (facts === undefined) return refuse('missing', 'the package root does not exist');
    if (facts.isSymbolicLink()) {
      return refuse('link', 'the package root is itself a symbolic link');
    }
    if (!facts.isDirectory()) {
      const fix = 'give the directory of the package, the one that holds plugin.json';
      return refuse('not-directory', 'the package root is not a directory', fix);
    }
    return disk.realpathSync.native(absolute);
  } catch (error) {
    return systemCode(error) === 'ENOTDIR'
      ? refuse('missing', 'the package root does not exist')
      : refusalOf(error, '');
  }
}

function refusedRoot(root: string, draft: WalkFinding): Tree {
  return {
    root,
    digest: null,
    entries: [],
    byPath: new Map(),
    captured: new Map(),
    counts: { files: 0, directories: 0, links: 0, bytes: 0 },
    findings: [finding({ ...draft, place: wholeFile('.'), refuses: true })],
    leftOut: [],
  };
}

/** Gives links to files inside the bytes of their file, which must still be what was hashed. */
function captureLinks(walk: Walk): void {
  if (walk.capture === null) return;
  for (const link of walk.links) {
    const facts = link.resolved === null ? undefined : walk.facts.get(link.resolved);
    if (facts === undefined || link.resolved === null) continue;
    if (!walk.wantsBytes(link.path, Number(facts.size))) continue;
    const held = walk.captured.get(link.resolved);
    if (held !== undefined) {
      walk.holdAlias(link.path, held);
      continue;
    }
    const bytes = readUnchanged(walk, link.resolved, facts);
    if (bytes === null) walk.refuse(link.resolved, changedWhileHashing(link.resolved, 'content'));
    else walk.hold(link.path, bytes);
  }
}
