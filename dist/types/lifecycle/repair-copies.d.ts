import { type DoctorFinding } from './doctor-finding.ts';
import type { ScopeLayout } from './layout.ts';
import type { Leftover } from './leftovers.ts';
import type { LifecycleHost } from './lifecycle-host.ts';
export interface Repair {
    readonly host: LifecycleHost;
    readonly layout: ScopeLayout;
    readonly id: string;
    /** Every leftover of this plugin. */
    readonly leftovers: readonly Leftover[];
    readonly dryRun: boolean;
    readonly found: DoctorFinding[];
}
/** Repairs in place and tells each step in `found`. Throws what fails; what was told before stands. */
export declare function repairCopies(repair: Repair): void;
