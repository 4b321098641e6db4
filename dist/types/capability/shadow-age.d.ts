import { type Finding } from '../base/finding.ts';
import type { ObjectHistory } from '../git/object-history.ts';
import type { Provided } from './catalogue.ts';
import type { Voucher } from './vouchers.ts';
export interface StoreHistory {
    readonly history: ObjectHistory;
    /** The store relative to its repository, `.` for its root. */
    readonly prefix: string;
}
/** Findings for the names of one kind. */
export declare function shadowAgeFindings(provided: readonly Provided[], store: StoreHistory, vouchers: ReadonlyMap<string, Voucher>): readonly Finding[];
