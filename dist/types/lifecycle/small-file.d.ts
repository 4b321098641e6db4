import type { Disk } from '../base/disk.ts';
/**
 * The bytes, or null when nothing has that name, or something that is not a regular file of that size.
 * Throws what the system throws: a file that cannot be read is not one that is not there.
 */
export declare function readSmallFile(disk: Disk, path: string): Uint8Array | null;
/** The same, with null for a file that cannot be read as well. Throws nothing. */
export declare function tryReadSmallFile(disk: Disk, path: string): Uint8Array | null;
/** Creates `path` with these bytes, mode 0600, and syncs it. Throws what the system throws. */
export declare function writeNewFile(disk: Disk, path: string, bytes: Uint8Array): void;
