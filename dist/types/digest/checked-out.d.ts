import type { Attributes } from '../git/attributes.ts';
import type { RepositoryView } from '../git/repository-view.ts';
/**
 * Digest by path of every tracked file whose attributes are `affected`, as a clone has it. The first
 * call decides for the view. Throws `Fault` (`git`).
 */
export declare function checkedOutDigests(view: RepositoryView, affected: (attributes: Attributes) => boolean): ReadonlyMap<string, string>;
/** SHA-256 of a regular file in hexadecimal, following no link; null for anything else. */
export declare function fileDigest(absolute: string): string | null;
/** The bytes of a regular file up to the capture cap, following no link; null for anything else. */
export declare function fileBytes(absolute: string): Buffer | null;
