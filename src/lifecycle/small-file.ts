// Reading a small regular file that anybody may have put into a managed directory: never through a
// link, never blocking, never more than the cap. And writing one beside, exclusively and durably.
import { constants } from 'node:fs';
import type { Disk } from '../base/disk.ts';
import { limits } from '../base/limits.ts';

const NO_FOLLOW = (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/** The bytes, or null when nothing readable of that kind is there. Throws nothing. */
export function readSmallFile(disk: Disk, path: string): Uint8Array | null {
  let handle: number | null = null;
  try {
    if (!disk.lstatSync(path).isFile()) return null;
    handle = disk.openSync(path, constants.O_RDONLY | NO_FOLLOW);
    const facts = disk.fstatSync(handle);
    if (!facts.isFile() || facts.size > limits.smallFileBytes) return null;
    return disk.readFileSync(handle);
  } catch {
    return null;
  } finally {
    if (handle !== null) closeQuietly(disk, handle);
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
