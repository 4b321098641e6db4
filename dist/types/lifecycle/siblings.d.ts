import type { Disk } from '../base/disk.ts';
import type { ScopeLayout } from './layout.ts';
import type { PluginDiagnostic } from './types.ts';
export interface AsideCopy {
    readonly layout: ScopeLayout;
    readonly id: string;
    readonly token: string;
    /** Where it is now. */
    readonly path: string;
    /** Digest it must have to be deleted; null keeps it. */
    readonly expected: string | null;
}
export interface Settled {
    /** Where it was kept, or null. */
    readonly kept: string | null;
    readonly told: readonly PluginDiagnostic[];
}
/** Digests the copy, then deletes it or keeps it as `.recovery-`. Throws nothing. */
export declare function settleAside(disk: Disk, copy: AsideCopy): Settled;
