import { type Digest } from '../../digest/tree.ts';
import type { AttributeNote } from './attribute-notes.ts';
export interface CacheSettings {
    /** Absolute. Made where it is missing. */
    readonly directory: string;
    /** False for a run on a pull request from elsewhere: it reads, and writes nothing. */
    readonly write: boolean;
}
export interface CacheKey {
    readonly server: string;
    /** `owner/repo`. */
    readonly repository: string;
    readonly commit: string;
    /** Of the package in the repository; empty for all of it. */
    readonly path: string;
}
export interface CachedPackage {
    /** Absolute. */
    readonly root: string;
    /** What the tree has to hash to; the reader compares. */
    readonly digest: Digest;
    readonly attributes: readonly AttributeNote[];
    readonly submodules: readonly string[];
}
export interface SeenPin {
    readonly commit: string;
    readonly digest: Digest;
}
export declare class PackageCache {
    #private;
    constructor(settings: CacheSettings);
    /** The entry, not verified yet, or null. Anything unreadable counts as not there. */
    find(key: CacheKey): CachedPackage | null;
    /** Puts a package in; one that is there already stays. A full disk costs the cache, never the run. */
    keep(key: CacheKey, from: Omit<CachedPackage, 'root'> & {
        readonly root: string;
    }): void;
    /** Throws away an entry that did not verify. */
    drop(key: CacheKey): void;
    /** What a ref led to when a row's pin was last found true, or null. */
    lastSeen(key: Omit<CacheKey, 'commit'>, ref: string): SeenPin | null;
    /** Remembers that the pin was true for this commit. */
    remember(key: Omit<CacheKey, 'commit'>, ref: string, seen: SeenPin): void;
}
