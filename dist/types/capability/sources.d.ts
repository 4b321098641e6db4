import { type Finding } from '../base/finding.ts';
import { type Inventory, type InventoryPlugin } from './inventory.ts';
import type { CapabilityPlace } from './place.ts';
export interface CapabilitySource {
    /** Absolute path. */
    readonly path: string;
    /** Path with every link resolved; the path itself where nothing is there. */
    readonly realPath: string;
    /** The plugin's name, or null for the owner's store. */
    readonly plugin: string | null;
    /** True for the store alone. */
    readonly writable: boolean;
}
export interface KnownPlugin extends CapabilitySource {
    readonly enabled: boolean;
    /** Why it is not enabled, as a phrase after "its plugin"; null where it is. */
    readonly why: string | null;
}
export interface SourcesReading {
    readonly sources: readonly CapabilitySource[];
    /** Every plugin with a folder that the inventory names, disabled ones included, in order. */
    readonly known: readonly KnownPlugin[];
    readonly readable: boolean;
    /** Files are absolute. */
    readonly findings: readonly Finding[];
}
/** The sources of a store and a plugins directory, both absolute; `inventory` is a port or plain rows. */
export declare function capabilitySources(store: string, plugins: string, inventory: Inventory | readonly InventoryPlugin[]): readonly CapabilitySource[];
/** Exactly the paths of the sources, in their order. */
export declare function capabilityRoots(sources: readonly CapabilitySource[]): readonly string[];
/** The sources with everything that was wrong on the way. Throws `Fault` (`io`) where the machine failed. */
export declare function readCapabilitySources(place: CapabilityPlace): SourcesReading;
