import { type Disk } from '../base/disk.ts';
import { type PackageCapability } from '../capability/package-capabilities.ts';
import type { Row } from '../registry/registry.ts';
export interface UnreadPackage {
    /** Its digest, or null where it has none. */
    readonly digest: string | null;
    /** Relative to the registry's folder. */
    readonly path: string;
    readonly capabilities: readonly PackageCapability[];
}
/** Reads what is needed of unread packages; `wanted` is what the packages that were read bring. */
export declare class UnreadCapabilities {
    #private;
    constructor(folder: string, wanted: Iterable<PackageCapability>, disk?: Disk);
    /** The package of a local row that brings one of the names, or null. Throws `Fault` (`io`) as `readTree` does. */
    read(row: Row): UnreadPackage | null;
}
