import { type Finding } from '../base/finding.ts';
import type { RepositoryView } from '../git/repository-view.ts';
import type { Tree } from './tree.ts';
/**
 * The finding for the package at `packagePath` (repository-relative), or none; its file is relative to the
 * package, its fix names paths as `display` gives them. Looks only into files in which hashing saw a carriage return. Throws `Fault` (`git`).
 */
export declare function storedBytesFindings(view: RepositoryView, packagePath: string, tree: Tree, display?: (path: string) => string): readonly Finding[];
