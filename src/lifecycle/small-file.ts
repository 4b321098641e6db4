// Reading a small regular file that anybody may have put into a managed directory: never through a
// link, never blocking, never more than the cap. And writing one beside, exclusively and durably.
import { constants } from 'node:fs';
import type { Disk } from '../base/disk.ts';
import { limits } from '../base/limits.ts';

const NO_FOLLOW = (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/**
 * The bytes, or null when nothing has that name, or something that is not a regular file of that size.
 * Throws what the system throws: a file that cannot be read is not one that is not there.
 */
export function readSmallFile(disk: Disk, path: string): Uint8Array | null {
  if (disk.lstatSync(path, { throwIfNoEntry: false })?.isFile() !== true) return null;
  const handle = disk.openSync(path, constants.O_RDONLY | NO_FOLLOW);
  try {
    const facts = disk.fstatSync(handle);
    if (!facts.isFile() || facts.size > limits.smallFileBytes) return null;
    return disk.readFileSync(handle);
  } finally {
    closeQuietly(disk, handle);
  }
}

/** The same, with null for a file that cannot be read as well. Throws nothing. */
export function tryReadSmallFile(disk: Disk, path: string): Uint8Array | null {
  try {
    return readSmallFile(disk, path);
  } catch {
    return null;
  }
}

/** Creates `path` with these bytes, mode 0600, and syncs it. Throws what the system throws. */
export function writeNewFile(disk: Disk, path: string, bytes: Uint8Array): void {
  const handle = disk.openSync(
    path,
    constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | (constants.O_NOFOLLOW ?? 0),
    0o600,
  );
  try {
    let at = 0;
    while (at < bytes.length) at += disk.writeSync(handle, bytes, at, bytes.length - at);
    disk.fsyncSync(handle);
  } finally {
    disk.closeSync(handle);
  }
}

function closeQuietly(disk: Disk, handle: number): void {
  try {
    disk.closeSync(handle);
  } catch {
    // Nothing was written through it.
  }
}
