import type { CapabilitySource } from './sources.ts';
/** Real paths of which none is another or lies in another. Linear in the depth of a path. */
export declare class DistinctRoots {
    #private;
    constructor(store: CapabilitySource);
    add(source: CapabilitySource): void;
    /** The source that this one is, holds or lies in, or null. */
    clash(source: CapabilitySource): CapabilitySource | null;
}
