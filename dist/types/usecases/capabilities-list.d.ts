import type { Finding } from '../base/finding.ts';
import { type CapabilityKind, kindRows } from '../capability/kinds.ts';
import { type CapabilityRecord } from '../capability/records.ts';
import { type JudgedFinding } from '../checks/judge.ts';
import { type CapabilitiesRequest } from './capabilities-place.ts';
export interface ListedCapability extends CapabilityRecord {
    /** Relative to the working directory. */
    readonly path: string;
}
export interface CapabilitiesListing {
    /** By kind in the order of the table, then by name, then in the order of sources. */
    readonly entries: readonly ListedCapability[];
    /** What was in the way of reading. */
    readonly findings: readonly JudgedFinding[];
    /** False: the inventory cannot be read, so that no plugin counts. */
    readonly readable: boolean;
}
export interface ListRequest extends CapabilitiesRequest {
    readonly kind: string | null;
    /** Only tasks whose patterns match this file, relative to `cwd`. */
    readonly file: string | null;
    /** Shadowed and broken entries too. */
    readonly all: boolean;
}
/** Lists. Throws `Fault` (`usage`) for an unknown kind. */
export declare function listCapabilities(request: ListRequest): CapabilitiesListing;
export interface WhichRequest extends CapabilitiesRequest {
    readonly kind: string;
    readonly name: string;
}
export interface CapabilityChain {
    readonly kind: CapabilityKind;
    readonly name: string;
    /** Null when nothing that is enabled and works has the name. */
    readonly winner: ListedCapability | null;
    readonly losers: readonly {
        readonly entry: ListedCapability;
        readonly why: string;
    }[];
    /** What was in the way of finding plugins. */
    readonly findings: readonly JudgedFinding[];
    /** False: the inventory cannot be read, so that no plugin counts. */
    readonly readable: boolean;
}
/** Who has a name. Throws `Fault` (`usage`) for an unknown kind or a refused name. */
export declare function whichCapability(request: WhichRequest): CapabilityChain;
/** The row of a kind that a person wrote. Throws `Fault` (`usage`). */
export declare function knownKind(kind: string): (typeof kindRows)[number];
/** Findings of absolute files, as a person at `cwd` sees them. */
export declare function placed(cwd: string, findings: readonly Finding[]): readonly Finding[];
