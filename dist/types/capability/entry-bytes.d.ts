import type { Disk } from '../base/disk.ts';
import type { FoundEntry } from './entries.ts';
/** Path relative to the source (`tasks/sync/run.sh`) to git's id of the bytes; a link to `link`. */
export type EntryBytes = ReadonlyMap<string, string>;
/** Null where a file of the entry cannot be read. */
export declare function readEntryBytes(disk: Disk, entry: FoundEntry): EntryBytes | null;
