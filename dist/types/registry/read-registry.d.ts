import { type Disk } from '../base/disk.ts';
import type { Registry } from './registry.ts';
export interface ReadRegistryOptions {
    readonly disk?: Disk;
}
/** Reads and parses the registry at `path`. Throws `Fault`: `usage` where nothing is there, `io` where the system refuses. */
export declare function readRegistry(path: string, options?: ReadRegistryOptions): Registry;
