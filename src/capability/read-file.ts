// Reads one small regular file of a store, a plugin or an inventory: never more than its cap, never
// blocking on a pipe, and told apart from a file that is not there.
import { constants } from 'node:fs';
import type { Disk } from '../base/disk.ts';
import { Fault, messageOf, systemCode } from '../base/fault.ts';

export type FileReading =
  | { readonly ok: true; readonly bytes: Buffer }
  | {
      readonly ok: false;
      readonly why: 'missing' | 'not-a-file' | 'too-large' | 'unreadable' | 'link';
    };

/**
 * Reads at most `most` bytes. A link at the end of the path is followed only where the caller has decided
 * that it may be. Throws `Fault` (`io`) only when the machine is out of handles or memory.
 */
export function readSmall(
  disk: Disk,
  path: string,
  most: number,
  links: 'follow' | 'refuse' = 'follow',
): FileReading {
  const noFollow = links === 'refuse' ? (constants.O_NOFOLLOW ?? 0) : 0;
  let handle: number | null = null;
  try {
    handle = disk.openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | noFollow);
    const facts = disk.fstatSync(handle);
    if (!facts.isFile()) return { ok: false, why: 'not-a-file' };
    if (facts.size > most) return { ok: false, why: 'too-large' };
    return { ok: true, bytes: readAll(disk, handle, facts.size, most) };
  } catch (error) {
    if (links === 'refuse' && systemCode(error) === 'ELOOP') return { ok: false, why: 'link' };
    if (error === tooLarge) return { ok: false, why: 'too-large' };
    return { ok: false, why: whyOf(error) };
  } finally {
    if (handle !== null) disk.closeSync(handle);
  }
}

const tooLarge = new Error('too large');

// One read for a file of the size it said; a file that grows meanwhile is read on, up to the cap.
function readAll(disk: Disk, handle: number, size: number, most: number): Buffer {
  let bytes = Buffer.allocUnsafe(size + 1);
  let length = 0;
  for (;;) {
    const read = disk.readSync(handle, bytes, length, bytes.length - length, null);
    length += read;
    if (read === 0 || length < bytes.length) return bytes.subarray(0, length);
    if (length > most) throw tooLarge;
    bytes = Buffer.concat([bytes], Math.min(bytes.length * 2, most + 1));
  }
}

/** Throws where the machine, and not the file, is the reason. */
export function whyOf(error: unknown): 'missing' | 'not-a-file' | 'unreadable' {
  const code = systemCode(error);
  if (code === 'ENOENT' || code === 'ENOTDIR') return 'missing';
  if (code === 'ENXIO' || code === 'EISDIR') return 'not-a-file';
  if (['EMFILE', 'ENFILE', 'ENOMEM'].includes(code ?? '')) {
    throw new Fault('io', messageOf(error), 'close other programs and try again', error);
  }
  return 'unreadable';
}
