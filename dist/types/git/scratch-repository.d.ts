import { type LocalGit } from './local-git.ts';
import type { Repository } from './repository.ts';
import { type TrackedEntry } from './tracked-listing.ts';
export interface Scratch {
    /** Git over an index that holds exactly the entries given. */
    readonly git: LocalGit;
    /** Absolute path of the empty work tree. */
    readonly workTree: string;
}
/**
 * Runs `use` on a scratch repository whose index is `entries`, and removes it afterwards. Throws `Fault`
 * (`git`) when git fails, and the system's own error when the temporary directory cannot be made.
 */
export declare function withScratch<T>(repository: Repository, entries: readonly TrackedEntry[], use: (scratch: Scratch) => T): T;
