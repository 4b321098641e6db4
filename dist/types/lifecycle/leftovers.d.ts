import type { Disk } from '../base/disk.ts';
import { type ScopeLayout, type SiblingKind } from './layout.ts';
export type LeftoverKind = SiblingKind | 'state-temporary' | 'lock-temporary';
export interface Leftover {
    readonly kind: LeftoverKind;
    /** Absolute path. */
    readonly path: string;
    /** Plugin it belongs to, or null. */
    readonly id: string | null;
    /** `<pid>-<hex>` of the operation that made it; the pid alone for a lock's facts. */
    readonly token: string;
}
/** Leftovers in the order of their names. Throws what the system throws. */
export declare function findLeftovers(disk: Disk, layout: ScopeLayout): readonly Leftover[];
