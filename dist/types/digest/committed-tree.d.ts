import { type RepositoryView } from '../git/repository-view.ts';
import type { Frame } from './frame-hash.ts';
import type { Digest, Tree } from './tree.ts';
/** `index`: what is added now; `commit`: what the last commit has. */
export type CommittedState = 'index' | 'commit';
export interface CommittedTree {
    readonly tree: Tree;
    /** Every frame, empty when the tree was refused. */
    readonly frames: readonly Frame[];
}
/**
 * The package at `packagePath` (repository-relative) as a clone would have it, with the bytes of its files
 * up to the capture caps; null where git has nothing there. Throws `Fault` (`git`).
 */
export declare function readCommittedTree(view: RepositoryView, packagePath: string, state?: CommittedState): CommittedTree | null;
/** The digest of the package as a clone would have it, or null where there is none. Throws `Fault` (`git`). */
export declare function committedTreeDigest(view: RepositoryView, packagePath: string): Digest | null;
