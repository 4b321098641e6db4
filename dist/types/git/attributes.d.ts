import type { Repository } from './repository.ts';
import { type TrackedEntry } from './tracked-listing.ts';
/** Values as git prints them: `unspecified`, `set`, `unset`, or the text after `=`. */
export interface Attributes {
    readonly text: string;
    readonly eol: string;
    readonly ident: string;
    readonly filter: string;
    /** `working-tree-encoding`. */
    readonly encoding: string;
}
export declare const noAttributes: Attributes;
/** True for the path of a `.gitattributes` file. */
export declare function isAttributesFile(path: string): boolean;
/**
 * Attributes of each of `paths` that has any, by path. `tracked` holds the `.gitattributes` files that
 * count. Starts git only when there is one. Throws `Fault` (`git`).
 */
export declare function readAttributes(repository: Repository, tracked: readonly TrackedEntry[], paths: readonly string[]): ReadonlyMap<string, Attributes>;
