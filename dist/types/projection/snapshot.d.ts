import type { PluginListing, PluginScope } from '../lifecycle/types.ts';
/** The copy that a resource root belongs to. */
export interface PluginProvenance {
    readonly id: string;
    readonly scope: PluginScope;
    /** What the record says it was installed from. */
    readonly sourcePath: string;
    /** Absolute path, links resolved. */
    readonly canonicalRoot: string;
    readonly manifestDigest: string;
    readonly contentDigest: string;
}
export interface PluginResourceRoot {
    /** Resource kind: `skills`, `prompts`, … */
    readonly kind: string;
    /** Absolute path of the directory. */
    readonly path: string;
    /** `plugin:<scope>:<id>`. */
    readonly source: string;
    readonly provenance: PluginProvenance;
}
/** One entry as the digest sees it. */
export interface SnapshotEntry {
    readonly id: string;
    readonly scope: PluginScope;
    readonly root: string;
    readonly enabled: boolean;
    readonly loadable: boolean;
    readonly contentDigest: string | null;
}
export interface PluginSnapshot {
    /** 64 lowercase hexadecimal digits over the ordered entries. */
    readonly digest: string;
    /** Every entry, by id, project before user. */
    readonly entries: readonly SnapshotEntry[];
    /** Roots of the loadable ones, by id, then kind. */
    readonly roots: readonly PluginResourceRoot[];
}
/** The snapshot of a full listing (`all`). Pure, and frozen all the way down. */
export declare function snapshotOf(listing: PluginListing): PluginSnapshot;
