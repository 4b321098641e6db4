import type { NotChecked } from '../base/finding.ts';
import type { CapabilityPlace } from './place.ts';
import { type StoreCopy } from './store-copies.ts';
import { type HistoryWorld } from './vouchers.ts';
export interface KeptFile {
    /** Relative to the store. */
    readonly path: string;
    readonly why: string;
}
export interface MigrationPlan {
    /** Name of the machine it was made on. */
    readonly machine: string;
    /** Real path of the store. */
    readonly store: string;
    /** Real path of the directory of plugins. */
    readonly plugins: string;
    /** Absolute path of the inventory, or null where it is no file. */
    readonly inventory: string | null;
    /** What is wrong with an inventory that cannot be read, so that no plugin vouches; else null. */
    readonly unreadable: string | null;
    /** Commit of the store, or null where there is none yet. */
    readonly head: string | null;
    /** What is deleted, by path. */
    readonly files: readonly StoreCopy[];
    /** Directories that this empties, deepest first. */
    readonly directories: readonly string[];
    /** Files that look like a plugin's and stay, by path. */
    readonly kept: readonly KeptFile[];
    readonly notChecked: readonly NotChecked[];
}
/** Plans for the store of a place. Throws `Fault` (`usage` where the store is not in git, `git`, `io`, `too-large`). */
export declare function planMigration(place: CapabilityPlace, machine: string, world: HistoryWorld): MigrationPlan;
