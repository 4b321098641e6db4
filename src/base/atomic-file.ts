// Replacing a file so that at every moment the old bytes or the new ones are there, and nobody else's
// edit is overwritten. Used for registry.yaml and state.json.
import { constants } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Disk, realDisk } from './disk.ts';
import { Fault, systemCode } from './fault.ts';

export interface AtomicWrite {
  readonly path: string;
  readonly bytes: Uint8Array;
  /** The bytes the caller read, or null when it saw no file. Anything else there now is a `changed` fault. */
  readonly expected: Uint8Array | null;
  /** Permission bits of the new file; null keeps those of the file that is replaced (0644 for a new one). */
  readonly mode: number | null;
  readonly disk?: Disk;
}

/**
 * Writes a sibling temporary file (exclusive), syncs it, checks that the target still holds `expected`,
 * renames, and syncs the directory. On any failure the temporary file is removed and the target is
 * untouched. Throws `Fault` (`changed`, `io`); a target that is a link or not a regular file is refused.
 */
export function writeFileAtomic(write: AtomicWrite): void {
  const disk = write.disk ?? realDisk;
  const directory = dirname(write.path);
  const temporary = join(
    directory,
    `.${basename(write.path)}.${process.pid}-${uniqueSuffix()}.tmp`,
  );
  let staged = false;
  try {
    const mode = write.mode ?? currentMode(disk, write.path) ?? 0o644;
    const handle = disk.openSync(
      temporary,
      constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | (constants.O_NOFOLLOW ?? 0),
      mode,
    );
    staged = true;
    try {
      disk.fchmodSync(handle, mode);
      writeAll(disk, handle, write.bytes);
      disk.fsyncSync(handle);
    } finally {
      disk.closeSync(handle);
    }
    assertUnchanged(disk, write.path, write.expected);
    disk.renameSync(temporary, write.path);
    staged = false;
    syncDirectory(disk, directory);
  } catch (error) {
    if (staged) removeQuietly(disk, temporary);
    if (error instanceof Fault) throw error;
    throw new Fault(
      'io',
      `cannot write ${write.path} (${systemCode(error) ?? 'error'})`,
      null,
      error,
    );
  }
}

/** Makes a rename in `directory` durable; systems that cannot sync a directory are left alone. */
export function syncDirectory(disk: Disk, directory: string): void {
  let handle: number;
  try {
    handle = disk.openSync(directory, constants.O_RDONLY | (constants.O_DIRECTORY ?? 0));
  } catch (error) {
    if (['EISDIR', 'EPERM', 'EACCES', 'EINVAL'].includes(systemCode(error) ?? '')) return;
    throw error;
  }
  try {
    disk.fsyncSync(handle);
  } catch (error) {
    if (!['EINVAL', 'ENOTSUP', 'EPERM'].includes(systemCode(error) ?? '')) throw error;
  } finally {
    disk.closeSync(handle);
  }
}

let counter = 0;
function uniqueSuffix(): string {
  counter += 1;
  return `${process.hrtime.bigint().toString(36)}${counter.toString(36)}`;
}

function writeAll(disk: Disk, handle: number, bytes: Uint8Array): void {
  let at = 0;
  while (at < bytes.length) at += disk.writeSync(handle, bytes, at, bytes.length - at);
}

function currentMode(disk: Disk, path: string): number | null {
  const facts = disk.lstatSync(path, { throwIfNoEntry: false });
  return facts?.isFile() === true ? facts.mode & 0o777 : null;
}

function assertUnchanged(disk: Disk, path: string, expected: Uint8Array | null): void {
  const facts = disk.lstatSync(path, { throwIfNoEntry: false });
  if (facts === undefined && expected === null) return;
  const hint = 'nothing was written; run the command again';
  if (facts === undefined) throw new Fault('changed', `${path} has gone since it was read`, hint);
  if (!facts.isFile()) throw new Fault('changed', `${path} is not a regular file`, hint);
  if (expected === null || !Buffer.from(expected).equals(disk.readFileSync(path))) {
    throw new Fault('changed', `${path} has changed since it was read`, hint);
  }
}

function removeQuietly(disk: Disk, path: string): void {
  try {
    disk.unlinkSync(path);
  } catch {
    // The first error is the one worth telling; a leftover has a name that says what it is.
  }
}
