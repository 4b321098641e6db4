import { type Disk } from '../base/disk.ts';
import type { NotChecked } from '../base/finding.ts';
import type { Environment } from '../git/local-git.ts';
import { type ObjectHistory } from '../git/object-history.ts';
import type { SourcesReading } from './sources.ts';
/** Most bytes of a file that is compared. */
export declare const COMPARED_BYTES: number;
export interface Voucher {
    readonly plugin: string;
    readonly enabled: boolean;
    /** Its capability files now, relative to its root; links are not among them. */
    readonly current: ReadonlySet<string>;
    /** Git's id of the current bytes, or null where the file cannot be read. */
    readonly currentId: (path: string) => string | null;
    /** Null where it vouches for its current bytes only. */
    readonly history: ObjectHistory | null;
}
export interface VouchersReading {
    /** By name. */
    readonly vouchers: ReadonlyMap<string, Voucher>;
    readonly notChecked: readonly NotChecked[];
}
/** What reading histories needs of its surroundings. */
export interface HistoryWorld {
    /** Our own environment, of which git gets an allow-list. */
    readonly environment: Environment;
    /** Told before each plugin: how many are done, of how many. */
    readonly told?: ((done: number, total: number) => void) | undefined;
}
/** Everything the known plugins vouch for. Three processes for each plugin that is a repository. */
export declare function readVouchers(known: SourcesReading['known'], world: HistoryWorld, disk?: Disk): VouchersReading;
