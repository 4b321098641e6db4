// Reads one regular file into the digest: opened without following a link and without ever blocking,
// streamed, and the same facts on the descriptor before and after (digest page, "Stability").
// It must never open what was not listed as a regular file, and never read a file a second time.
import { type BigIntStats, constants } from 'node:fs';
import type { Disk } from '../base/disk.ts';
import { exact, type Facts, factsOf, sameFacts } from './facts.ts';
import type { FrameHash } from './frame-hash.ts';
import { changedWhileHashing, named, refusalOf } from './refusals.ts';
import type { Walk } from './walk.ts';

// Windows has neither flag; there a path is opened as it is and the facts decide.
const FLAGS = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/** Opens a file that was listed as regular; the caller closes. Throws what the system says. */
export function openListedFile(disk: Disk, absolute: string): number {
  return disk.openSync(absolute, FLAGS);
}

/** Hashes the file at `path`, captures its bytes where wanted, and adds its entry and its findings. */
export function readFile(walk: Walk, path: string): void {
  let handle: number;
  try {
    handle = openListedFile(walk.disk, walk.absolute(path));
  } catch (error) {
    walk.refuse(path, refusalOf(error, path));
    return;
  }
  try {
    readOpened(walk, path, handle);
  } catch (error) {
    walk.refuse(path, refusalOf(error, path));
  } finally {
    walk.disk.closeSync(handle);
  }
}

function readOpened(walk: Walk, path: string, handle: number): void {
  const before = walk.disk.fstatSync(handle, exact);
  const mode = Number(before.mode);
  const size = Number(before.size);
  // What `isFile()` asks, without its arithmetic on bigints for every file.
  if ((mode & constants.S_IFMT) !== constants.S_IFREG) {
    walk.refuse(path, changedWhileHashing(path, 'replaced'));
    return;
  }
  walk.addFile(path, size, mode);
  if (walk.capture !== null) walk.facts.set(path, factsOf(before));
  if (before.nlink > 1n) {
    walk.refuse(path, {
      rule: 'tree/hard-link',
      messageId: 'hard-link',
      message: `${named(path)} is one of ${before.nlink} hard links to the same file`,
      found: `${before.nlink} links`,
      expected: '1 link',
    });
  }
  const wanted = walk.wantsBytes(path, size);
  if (walk.hash === null && !wanted) return;
  const whole = wanted ? readWhole(walk.disk, handle, size) : null;
  if (whole !== null) walk.hash?.begin('file', path, size);
  const complete =
    whole === null
      ? walk.hash !== null && stream(walk, handle, walk.hash, path, size)
      : whole.length === size;
  const after: BigIntStats = walk.disk.fstatSync(handle, exact);
  if (!complete || !sameFacts(before, after)) {
    walk.refuse(path, changedWhileHashing(path, 'content'));
    return;
  }
  if (whole !== null) {
    walk.lookAt(path, whole);
    walk.hash?.payload(whole);
    walk.hold(path, whole);
  }
  walk.hash?.end();
}

/** All bytes of an opened file that had `size` bytes; longer or shorter than `size` when it no longer has. */
function readWhole(disk: Disk, handle: number, size: number): Uint8Array {
  // One byte more is asked for, so that growth shows without another call.
  const buffer = Buffer.allocUnsafeSlow(size + 1);
  let got = 0;
  do {
    const read = disk.readSync(handle, buffer, got, size + 1 - got, null);
    if (read === 0) break;
    got += read;
  } while (got < size);
  return buffer.subarray(0, got);
}

function stream(walk: Walk, handle: number, hash: FrameHash, path: string, size: number): boolean {
  hash.begin('file', path, size);
  let rest = size;
  do {
    const want = Math.min(rest + 1, hash.capacity);
    const at = hash.reserve(want);
    const read = walk.disk.readSync(handle, hash.buffer, at, want, null);
    if (read > rest) return false;
    if (read === 0) return rest === 0;
    if (walk.keepsEntries) walk.lookAt(path, hash.buffer.subarray(at, at + read));
    hash.advance(read);
    rest -= read;
  } while (rest > 0);
  return true;
}

/** Reads a file again for a second name of it, only if it is still what was hashed; null when it is not. */
export function readUnchanged(walk: Walk, path: string, known: Facts): Uint8Array | null {
  let handle: number;
  try {
    handle = openListedFile(walk.disk, walk.absolute(path));
  } catch {
    return null;
  }
  try {
    if (!sameFacts(known, walk.disk.fstatSync(handle, exact))) return null;
    const bytes = readWhole(walk.disk, handle, Number(known.size));
    return bytes.length === Number(known.size) &&
      sameFacts(known, walk.disk.fstatSync(handle, exact))
      ? bytes
      : null;
  } catch {
    return null;
  } finally {
    walk.disk.closeSync(handle);
  }
}
