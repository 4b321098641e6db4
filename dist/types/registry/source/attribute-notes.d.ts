import type { Finding } from '../../base/finding.ts';
import type { CommitListing } from '../../git/checkout-listing.ts';
import type { FetchedCommit } from '../../git/fetch-commit.ts';
/** What one finding says, kept with a cached package. */
export type AttributeNote = Pick<Finding, 'rule' | 'messageId' | 'message' | 'found' | 'expected' | 'fix'>;
/**
 * Notes for the package checked out at `path` (empty for the whole repository). Git is asked only where
 * attribute files count for it, and about that directory only: other blobs are not here. Throws `Fault` (`git`).
 */
export declare function attributeNotes(commit: FetchedCommit, listing: CommitListing, path: string, environment: Readonly<Record<string, string | undefined>>): readonly AttributeNote[];
