import type { Finding } from '../../base/finding.ts';
import type { FetchedCommit } from '../../git/fetch-commit.ts';
/** What one finding says, kept with a cached package. */
export type AttributeNote = Pick<Finding, 'rule' | 'messageId' | 'message' | 'found' | 'expected' | 'fix'>;
/** Findings for the package checked out at `path` (empty for the whole repository). Throws `Fault` (`git`). */
export declare function attributeNotes(commit: FetchedCommit, path: string, environment: Readonly<Record<string, string | undefined>>): readonly AttributeNote[];
