import type { Disk } from '../base/disk.ts';
/** Deletes `root` and what is in it; nothing there is fine. Throws what the system throws. */
export declare function deleteTree(disk: Disk, root: string): void;
/** True when it is gone. Never throws: what stays has a name that says what it is. */
export declare function deleteTreeQuietly(disk: Disk, root: string): boolean;
