import { type Disk } from './disk.ts';
export interface AtomicWrite {
    readonly path: string;
    readonly bytes: Uint8Array;
    /** The bytes the caller read, or null when it saw no file. Anything else there now is a `changed` fault. */
    readonly expected: Uint8Array | null;
    /** Permission bits of the new file; null keeps those of the file that is replaced (0644 for a new one). */
    readonly mode: number | null;
    readonly disk?: Disk;
}
/**
 * Writes a sibling temporary file (exclusive), syncs it, checks that the target still holds `expected`,
 * renames, and syncs the directory. On any failure the temporary file is removed and the target is
 * untouched. Throws `Fault` (`changed`, `io`); a target that is a link or not a regular file is refused.
 */
export declare function writeFileAtomic(write: AtomicWrite): void;
/** Makes a rename in `directory` durable; systems that cannot sync a directory are left alone. */
export declare function syncDirectory(disk: Disk, directory: string): void;
