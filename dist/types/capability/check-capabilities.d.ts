import type { Finding, NotChecked } from '../base/finding.ts';
import type { CapabilityPlace } from './place.ts';
import { type HistoryWorld } from './vouchers.ts';
export interface CapabilitiesChecked {
    /** Names of the plugins that count: installed, enabled and there. */
    readonly plugins: readonly string[];
    /** How many entries were looked at, the store's and the plugins'. */
    readonly entries: number;
    readonly findings: readonly Finding[];
    readonly notChecked: readonly NotChecked[];
}
/** Checks a place. Throws `Fault` (`io`, `too-large`). */
export declare function checkCapabilities(place: CapabilityPlace, world: HistoryWorld): CapabilitiesChecked;
