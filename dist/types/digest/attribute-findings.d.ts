import { type Finding } from '../base/finding.ts';
import type { Attributes } from '../git/attributes.ts';
import type { RepositoryView } from '../git/repository-view.ts';
/**
 * Findings for the package at `packagePath` (repository-relative); files are relative to the package. Starts
 * git only where a file has such an attribute. Throws `Fault` (`git`).
 */
export declare function attributeFindings(view: RepositoryView, packagePath: string): readonly Finding[];
/** What git does to a file's bytes on the way out, by the names of `.gitattributes`. */
export declare function conversionsOf(attributes: Attributes): readonly string[];
