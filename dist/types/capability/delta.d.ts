import { type Provided } from './catalogue.ts';
import { type CapabilityKind } from './kinds.ts';
import type { CapabilityPlace } from './place.ts';
import type { SourcesReading } from './sources.ts';
import type { Voucher } from './vouchers.ts';
export type DeltaClass = 'unchanged' | 'duplicate' | 'stale-duplicate' | 'overridden' | 'contested' | 'latent' | 'redirected';
export interface DeltaProvider {
    readonly provided: Provided;
    readonly enabled: boolean;
    /** Its bytes against those of the first of the chain; null for the first itself and where one cannot be read. */
    readonly compared: 'equal' | 'older' | 'differs' | null;
}
export interface DeltaName {
    readonly kind: CapabilityKind;
    readonly name: string;
    readonly class: DeltaClass;
    /** The winner first where there is one, then in the order of sources; disabled plugins last. */
    readonly chain: readonly DeltaProvider[];
}
/** All names of all kinds, by kind and name. */
export declare function readDelta(place: CapabilityPlace, reading: SourcesReading, vouchers: ReadonlyMap<string, Voucher>): readonly DeltaName[];
