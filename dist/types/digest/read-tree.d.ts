import { type Disk } from '../base/disk.ts';
import { type Frame } from './frame-hash.ts';
import type { Tree } from './tree.ts';
import { type Capture } from './walk.ts';
export interface ReadTreeOptions {
    /**
     * Which files' bytes to keep, by root-relative path and size in bytes, up to the caps of limits.ts. A
     * link that really leads to a regular file inside is asked for under its own path, with that file's size.
     */
    readonly capture?: Capture;
    /** Whether `entries` and `byPath` are filled; default true. Without them memory stays flat. */
    readonly entries?: boolean;
    /** Called with each frame as it is hashed, until something is refused. Doubles the hashing. */
    readonly frames?: (frame: Frame) => void;
    /** `leave-out` (default) for what git or a person made; `hash` for a copy that a host manages. */
    readonly ownGit?: 'leave-out' | 'hash';
    /** Size of the one read buffer, for tests. */
    readonly chunkBytes?: number;
    readonly disk?: Disk;
}
/**
 * Reads the tree at `root`. What is wrong with the tree comes back in `findings`, never as an error; throws
 * `Fault` (`io`) only when the machine is out of file handles or memory.
 */
export declare function readTree(root: string, options?: ReadTreeOptions): Tree;
