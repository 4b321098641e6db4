import { type Disk } from '../base/disk.ts';
import type { Inventory } from './inventory.ts';
export interface StateInventoryOptions {
    /** Host version to judge compatibility for; default `auto`. */
    readonly clioVersion?: string;
    /** Absolute directory of the copies; default: that of the file. */
    readonly base?: string;
    readonly disk?: Disk;
}
/** The inventory of the `state.json` at an absolute path. */
export declare function stateInventory(file: string, options?: StateInventoryOptions): Inventory;
