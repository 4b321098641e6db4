import { type Digest } from '../../digest/tree.ts';
import type { AttributeNote } from './attribute-notes.ts';
export interface CacheEntry {
    readonly key: readonly string[];
    readonly digest: Digest;
    readonly attributes: readonly AttributeNote[];
    readonly submodules: readonly string[];
}
/** The entry, or null for any text that is not exactly one. */
export declare function parseCacheEntry(text: string): CacheEntry | null;
