import type { Disk } from '../base/disk.ts';
export interface WalkedFile {
    /** Relative to where the walk began, with `/`. */
    readonly path: string;
    readonly type: 'file' | 'link';
}
export interface Walked {
    /** By path, in code-unit order. */
    readonly files: readonly WalkedFile[];
    /** Directories below the start that are repositories of their own; nothing in them was looked at. */
    readonly repositories: readonly string[];
    /** Directories that could not be listed. */
    readonly unreadable: readonly string[];
}
/** Walks `start` and what is below; a start that is not there has no files. Throws `Fault` (`too-large`, `io`). */
export declare function walkFiles(disk: Disk, root: string, start?: string): Walked;
