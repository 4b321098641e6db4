import { type Disk } from '../base/disk.ts';
import type { NotChecked } from '../base/finding.ts';
import type { ClioVersion, PluginCandidate } from '../manifest/manifest.ts';
export interface PluginDiscovery {
    /** In sorted order. A root that cannot be listed is one invalid candidate, never none. */
    readonly candidates: readonly PluginCandidate[];
    /** Hidden and linked directories, which a host does not look into. */
    readonly notChecked: readonly NotChecked[];
}
export interface DiscoverOptions {
    readonly clioVersion?: ClioVersion;
    readonly disk?: Disk;
}
/** Finds and reads packages as a host does; in a discovery pass each is read once. Throws as `readPluginManifest` does. */
export declare function discoverPluginPackages(root: string, options?: DiscoverOptions): PluginDiscovery;
