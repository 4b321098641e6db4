import type { RepositoryView } from '../git/repository-view.ts';
import { type Tree } from './tree.ts';
export interface Untracked {
    /** Relative to the package. */
    readonly path: string;
    /** The topmost directory around it of which git tracks nothing (`.` for the package), or null. */
    readonly directory: string | null;
}
export interface UntrackedParts {
    readonly untracked: readonly Untracked[];
    readonly ignored: readonly Untracked[];
    /** Paths of submodules, relative to the package. What lies in them is in no other list. */
    readonly submodules: readonly string[];
    readonly emptyDirectories: readonly string[];
}
/** Compares a tree with what git tracks below `packagePath`. */
export declare function untrackedOf(view: RepositoryView, packagePath: string, tree: Tree): UntrackedParts;
