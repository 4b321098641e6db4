import type { Repository } from './repository.ts';
import type { TrackedEntry } from './tracked-listing.ts';
/**
 * Checks out `entries` under the attributes of `attributeFiles`, hands the directory (with repository-relative
 * paths below it) to `use`, and removes it. Throws `Fault` (`git`): an object may be missing in a partial
 * clone, and two entries may need one path.
 */
export declare function withCheckout<T>(repository: Repository, entries: readonly TrackedEntry[], attributeFiles: readonly TrackedEntry[], use: (directory: string) => T): T;
