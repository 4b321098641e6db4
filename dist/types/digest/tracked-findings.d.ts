import { type Finding } from '../base/finding.ts';
import type { RepositoryView } from '../git/repository-view.ts';
import type { Tree } from './tree.ts';
/** Findings for the package at `packagePath` (repository-relative, `.` for the whole repository). */
export declare function trackedFindings(view: RepositoryView, packagePath: string, tree: Tree): readonly Finding[];
