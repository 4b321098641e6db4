import type { Disk } from '../base/disk.ts';
import { type Facts } from './facts.ts';
import type { Walk } from './walk.ts';
/** Opens a file that was listed as regular; the caller closes. Throws what the system says. */
export declare function openListedFile(disk: Disk, absolute: string): number;
/** Hashes the file at `path`, captures its bytes where wanted, and adds its entry and its findings. */
export declare function readFile(walk: Walk, path: string): void;
/** Reads a file again for a second name of it, only if it is still what was hashed; null when it is not. */
export declare function readUnchanged(walk: Walk, path: string, known: Facts): Uint8Array | null;
