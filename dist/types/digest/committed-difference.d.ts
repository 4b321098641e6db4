import type { Attributes } from '../git/attributes.ts';
import type { Cause } from './cause.ts';
import type { Frame } from './frame-hash.ts';
import type { Tree } from './tree.ts';
import type { UntrackedParts } from './untracked.ts';
export interface FramedTree {
    readonly tree: Tree;
    readonly frames: readonly Frame[];
}
/** The causes, with paths in walk order. */
export declare function differencesFrom(committed: FramedTree, here: FramedTree, parts: UntrackedParts, attributesOf: (path: string) => Attributes): readonly Cause[];
