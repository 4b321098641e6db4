import type { CapabilityPlace } from './place.ts';
import type { KeptFile } from './plan-migration.ts';
import type { SourcesReading } from './sources.ts';
import type { StoreCopy } from './store-copies.ts';
import type { Voucher } from './vouchers.ts';
import type { Walked } from './walk-files.ts';
export interface WholeEntries {
    readonly files: readonly StoreCopy[];
    readonly kept: readonly KeptFile[];
}
/** Of the proven copies, those that may go; every file is in exactly one of the two lists. */
export declare function keepWholeEntries(place: CapabilityPlace, sources: SourcesReading, proven: readonly StoreCopy[], walked: Walked, vouchers: ReadonlyMap<string, Voucher>): WholeEntries;
