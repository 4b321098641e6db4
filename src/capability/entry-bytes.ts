// The bytes of a whole entry, as ids that can be compared with another entry's and with a history.
import { join, relative, sep } from 'node:path';
import type { Disk } from '../base/disk.ts';
import { blobId } from './blob-id.ts';
import type { FoundEntry } from './entries.ts';
import { readSmall } from './read-file.ts';
import { COMPARED_BYTES } from './vouchers.ts';
import { walkFiles } from './walk-files.ts';

/** Path relative to the source (`tasks/sync/run.sh`) to git's id of the bytes; a link to `link`. */
export type EntryBytes = ReadonlyMap<string, string>;

/** Null where a file of the entry cannot be read. */
export function readEntryBytes(disk: Disk, entry: FoundEntry): EntryBytes | null {
  if (entry.realPath === null) return null;
  const base = relative(entry.source.path, entry.path).split(sep).join('/');
  const files =
    entry.shape === 'file'
      ? [{ path: '', type: 'file' as const }]
      : walkFiles(disk, entry.realPath).files;
  const bytes = new Map<string, string>();
  for (const { path, type } of files) {
    const key = path === '' ? base : `${base}/${path}`;
    if (type === 'link') bytes.set(key, 'link');
    else {
      const reading = readSmall(disk, join(entry.realPath, path), COMPARED_BYTES, 'refuse');
      if (!reading.ok) return null;
      bytes.set(key, blobId(reading.bytes));
    }
  }
  return bytes;
}
