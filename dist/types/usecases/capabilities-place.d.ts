import type { CapabilityPlace } from '../capability/place.ts';
import type { HistoryWorld } from '../capability/vouchers.ts';
import type { Progress } from './progress.ts';
export interface CapabilitiesRequest {
    /** Absolute working directory. */
    readonly cwd: string;
    /** Relative to `cwd`. */
    readonly store: string;
    readonly plugins: string;
    /** A plain JSON inventory or a host's `state.json`; null: the `state.json` in the plugins directory. */
    readonly inventory: string | null;
    readonly clioVersion?: string;
}
/** The place of a request. Throws `Fault` (`usage`) where the store is no directory. */
export declare function capabilitiesPlace(request: CapabilitiesRequest): CapabilityPlace;
/** What git and whoever waits get of a request. */
export declare function historyWorld(request: {
    readonly env: Readonly<Record<string, string | undefined>>;
    readonly progress?: Progress;
}): HistoryWorld;
