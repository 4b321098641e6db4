import { type Finding } from '../base/finding.ts';
import type { RepositoryView } from '../git/repository-view.ts';
/** The finding for the package at `packagePath` (repository-relative); submodules are told by a rule of their own. */
export declare function nestedGitFindings(view: RepositoryView, packagePath: string): readonly Finding[];
