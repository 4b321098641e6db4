import type { NotChecked } from '../base/finding.ts';
import { type DeltaClass, type DeltaProvider } from '../capability/delta.ts';
import type { CapabilityKind } from '../capability/kinds.ts';
import { type CapabilitiesRequest } from './capabilities-place.ts';
import type { Progress } from './progress.ts';
export interface DeltaRequest extends CapabilitiesRequest {
    /** Environment for git, of which only an allow-list is passed on. */
    readonly env: Readonly<Record<string, string | undefined>>;
    readonly progress?: Progress;
}
export interface DeltaParty {
    /** Null for the owner. */
    readonly plugin: string | null;
    /** Relative to the working directory. */
    readonly path: string;
    readonly enabled: boolean;
    readonly state: 'effective' | 'shadowed' | 'broken' | 'disabled';
    /** Why its plugin is not enabled, as a phrase after "its plugin"; null where it is. */
    readonly why: string | null;
    readonly link: boolean;
    readonly compared: DeltaProvider['compared'];
}
export interface CapabilitiesDelta {
    readonly names: readonly {
        readonly kind: CapabilityKind;
        readonly name: string;
        readonly class: DeltaClass;
        readonly chain: readonly DeltaParty[];
    }[];
    readonly notChecked: readonly NotChecked[];
    /** False: the inventory cannot be read, so that no plugin counts. */
    readonly readable: boolean;
}
/** Reads the delta. Throws `Fault` (`usage`, `io`, `too-large`). */
export declare function capabilitiesDelta(request: DeltaRequest): CapabilitiesDelta;
