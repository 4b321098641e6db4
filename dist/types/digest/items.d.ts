import { type FrameKind } from './frame-hash.ts';
import type { Digest, Tree } from './tree.ts';
export interface Item {
    readonly kind: FrameKind;
    /** Root-relative; the empty text for the root. */
    readonly path: string;
    /** Null for a file that is not held. */
    readonly payload: Uint8Array | null;
    /** Bytes of the payload. */
    readonly size: number;
    /** Where a file that is not held can be read. */
    readonly source: string;
}
/** The frames of a tree that was read with every file captured, in the order they are hashed. */
export declare function itemsOf(tree: Tree): readonly Item[];
/** Bytes that hashing the items costs. */
export declare function sizeOf(items: readonly Item[]): number;
/** The digest the items would have as a tree; null when a file that is not held can no longer be read. */
export declare function digestOfItems(items: readonly Item[]): Digest | null;
/** Items in walk order after some were renamed; null when two now have one path. */
export declare function inWalkOrder(items: readonly Item[]): readonly Item[] | null;
