// Reads registry.yaml from disk: a regular file only, never through a link, never more than the cap.
// Gives findings for a bad file and throws `Fault` only where the machine failed.
// Specification: registry page, "The file" ("size cap before parsing", "an unreadable registry is never no rows").
import { constants } from 'node:fs';
import { basename } from 'node:path';
import { type Disk, realDisk } from '../base/disk.ts';
import { Fault, systemCode } from '../base/fault.ts';
import { limits } from '../base/limits.ts';
import { parseRegistry } from './parse-registry.ts';
import type { Registry } from './registry.ts';
import { unreadable, unreadRegistry } from './unread-registry.ts';

export interface ReadRegistryOptions {
  readonly disk?: Disk;
}

/** Reads and parses the registry at `path`. Throws `Fault`: `usage` where nothing is there, `io` where the system refuses. */
export function readRegistry(path: string, options: ReadRegistryOptions = {}): Registry {
  const disk = options.disk ?? realDisk;
  const file = basename(path);
  const read = readBytes(disk, path);
  if (read.ok) return parseRegistry(read.bytes, file);
  return unreadRegistry(file, [unreadable(file, read.messageId, `${file} ${read.phrase}`)]);
}

type Read =
  | { readonly ok: true; readonly bytes: Uint8Array }
  | { readonly ok: false; readonly messageId: string; readonly phrase: string };

function notAFile(phrase: string): Read {
  return { ok: false, messageId: 'not-a-file', phrase };
}

const tooLarge: Read = {
  ok: false,
  messageId: 'too-large',
  phrase: `is larger than ${limits.registryBytes} bytes`,
};
const special = notAFile('is not a regular file');
const link = notAFile('is a symbolic link');

function readBytes(disk: Disk, path: string): Read {
  let handle: number | null = null;
  try {
    const listed = disk.lstatSync(path, { throwIfNoEntry: false });
    if (listed === undefined) {
      throw new Fault('usage', `there is no ${path}`, 'give the registry file with --registry');
    }
    if (listed.isSymbolicLink()) return link;
    if (listed.isDirectory()) return notAFile('is a directory');
    if (!listed.isFile()) return special;
    // Never block on what was swapped in since, never follow it.
    handle = disk.openSync(
      path,
      constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0),
    );
    const opened = disk.fstatSync(handle);
    if (!opened.isFile()) return special;
    if (opened.size > limits.registryBytes) return tooLarge;
    return readAll(disk, handle, opened.size);
  } catch (error) {
    if (error instanceof Fault) throw error;
    if (systemCode(error) === 'ELOOP') return link;
    throw new Fault('io', `cannot read ${path} (${systemCode(error) ?? 'error'})`, null, error);
  } finally {
    if (handle !== null) disk.closeSync(handle);
  }
}

function readAll(disk: Disk, handle: number, size: number): Read {
  // One byte more than the cap at most: a file that grows while it is read is over the cap, not endless.
  let buffer = new Uint8Array(size + 1);
  let length = 0;
  for (;;) {
    const got = disk.readSync(handle, buffer, length, buffer.length - length, null);
    if (got === 0) return { ok: true, bytes: buffer.subarray(0, length) };
    length += got;
    if (length > limits.registryBytes) return tooLarge;
    if (length === buffer.length) {
      const larger = new Uint8Array(Math.min(buffer.length * 2, limits.registryBytes + 1));
      larger.set(buffer);
      buffer = larger;
    }
  }
}
