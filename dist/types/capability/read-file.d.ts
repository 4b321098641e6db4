import type { Disk } from '../base/disk.ts';
export type FileReading = {
    readonly ok: true;
    readonly bytes: Buffer;
} | {
    readonly ok: false;
    readonly why: 'missing' | 'not-a-file' | 'too-large' | 'unreadable' | 'link';
};
/**
 * Reads at most `most` bytes. A link at the end of the path is followed only where the caller has decided
 * that it may be. Throws `Fault` (`io`) only when the machine is out of handles or memory.
 */
export declare function readSmall(disk: Disk, path: string, most: number, links?: 'follow' | 'refuse'): FileReading;
/** Throws where the machine, and not the file, is the reason. */
export declare function whyOf(error: unknown): 'missing' | 'not-a-file' | 'unreadable';
