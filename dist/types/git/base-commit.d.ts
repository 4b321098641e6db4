import type { Repository } from './repository.ts';
export interface Commit {
    /** Object id. */
    readonly id: string;
    /** As the commit itself says, also where a shallow checkout does not have them. */
    readonly parents: readonly string[];
}
/** True for a whole object id. */
export declare function isObjectId(text: string): boolean;
/** The commit that `name` (ref, tag or object id) means here, or null. Throws `Fault` (`git`). */
export declare function readCommit(repository: Repository, name: string): Commit | null;
/** The best common ancestor of two commits (object ids) that are here, or null. Throws `Fault` (`git`). */
export declare function mergeBaseOf(repository: Repository, a: string, b: string): string | null;
/** Commits whose parents a shallow checkout does not have; empty in a whole one. */
export declare function shallowCommits(repository: Repository): readonly string[];
/** Ids of the commits on the first-parent line of `from`, newest first. Throws `Fault` (`git`). */
export declare function firstParentLine(repository: Repository, from: string): readonly string[];
