import { type Disk } from '../base/disk.ts';
import { type Voucher } from './vouchers.ts';
import { type Walked } from './walk-files.ts';
/** What a plugin says of a file of the store: its bytes now, its bytes once, or a path it has with other bytes. */
export type CopyVersion = 'current' | 'older' | 'differs';
export interface StoreCopy {
    /** Relative to the store. */
    readonly path: string;
    readonly bytes: number;
    /** Git's id of its bytes. */
    readonly id: string;
    readonly plugin: string;
    /** Relative to the plugin. */
    readonly pluginPath: string;
    readonly version: CopyVersion;
    /** It lies below a folder named after the plugin. */
    readonly inPluginFolder: boolean;
}
export interface CopiesReading {
    /** One a file at most, by path: the strongest claim, then the first plugin in order. */
    readonly copies: readonly StoreCopy[];
    /** Links at a path where a file would have been compared. */
    readonly links: readonly string[];
    readonly walked: Walked;
}
/** Looks through the whole store at an absolute path. Throws `Fault` (`too-large`, `io`). */
export declare function readStoreCopies(store: string, vouchers: ReadonlyMap<string, Voucher>, disk?: Disk): CopiesReading;
