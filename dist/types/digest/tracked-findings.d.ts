import { type Finding } from '../base/finding.ts';
import type { RepositoryView } from '../git/repository-view.ts';
import type { Tree } from './tree.ts';
/** A path of the package as the reader would type it. */
type Display = (path: string) => string;
/**
 * Findings for the package at `packagePath` (repository-relative, `.` for the whole repository); fixes name
 * paths as `display` gives them, by default relative to the package.
 */
export declare function trackedFindings(view: RepositoryView, packagePath: string, tree: Tree, display?: Display): readonly Finding[];
export {};
