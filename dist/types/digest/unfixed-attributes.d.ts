import { type Finding } from '../base/finding.ts';
import type { RepositoryView } from '../git/repository-view.ts';
/**
 * The note for the packages at `packagePaths` (repository-relative), or null. Its file is `.gitattributes`
 * relative to the repository's root. Throws `Fault` (`git`).
 */
export declare function unfixedAttributesFinding(view: RepositoryView, packagePaths: readonly string[]): Finding | null;
