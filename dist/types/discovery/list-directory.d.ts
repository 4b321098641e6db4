import type { Disk } from '../base/disk.ts';
export interface ListedName {
    readonly name: string;
    readonly type: 'directory' | 'link' | 'other';
}
/** Lists `directory` (absolute). Throws the system's error where it cannot. */
export declare function listDirectory(disk: Disk, directory: string): readonly ListedName[];
/** True where something is at `path`, whatever it is. */
export declare function isThere(disk: Disk, path: string): boolean;
/** True where `path` is a directory, links followed. */
export declare function leadsToDirectory(disk: Disk, path: string): boolean;
