import type { Disk } from '../base/disk.ts';
/** The bytes, or null when nothing readable of that kind is there. Throws nothing. */
export declare function readSmallFile(disk: Disk, path: string): Uint8Array | null;
/** Creates `path` with these bytes, mode 0600, and syncs it. Throws what the system throws. */
export declare function writeNewFile(disk: Disk, path: string, bytes: Uint8Array): void;
