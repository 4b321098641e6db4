import type { Disk } from '../base/disk.ts';
import type { Inventory } from './inventory.ts';
export interface CapabilityPlace {
    /** Absolute path of the owner's store; the only thing that is ever written. */
    readonly store: string;
    /** Absolute path of the directory with one folder a plugin. */
    readonly plugins: string;
    readonly inventory: Inventory;
    /** Default: the real one. */
    readonly disk?: Disk;
}
