import type { Finding } from '../base/finding.ts';
import type { CapabilityName } from './capability-name.ts';
import type { KindRow } from './kinds.ts';
import { type OpenedEntry } from './open-entry.ts';
import type { CapabilityPlace } from './place.ts';
import type { CapabilitySource } from './sources.ts';
export interface Provided {
    readonly entry: OpenedEntry;
    /** `effective`: what look-up gives. `broken`: never given; an owner's still takes its name. */
    readonly state: 'effective' | 'shadowed' | 'broken';
    /** Whose entry has the name instead; null unless another one has it. */
    readonly shadowedBy: CapabilitySource | null;
}
export interface Catalogue {
    /** By name, then in the order of sources. */
    readonly provided: readonly Provided[];
    /** Files are absolute. */
    readonly findings: readonly Finding[];
}
type Where = Pick<CapabilityPlace, 'disk'>;
/** Every entry of a kind in these sources. */
export declare function readCatalogue(where: Where, sources: readonly CapabilitySource[], row: KindRow): Catalogue;
/** The entries of one name, and nothing else opened. */
export declare function lookUp(where: Where, sources: readonly CapabilitySource[], row: KindRow, name: CapabilityName): readonly Provided[];
/** Gives each entry its state; `entries` are in the order of their sources. */
export declare function resolveNames(entries: readonly OpenedEntry[]): readonly Provided[];
export {};
