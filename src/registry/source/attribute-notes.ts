// Checkout-changing attributes of a fetched package: the bytes are hashed as checked out, and the finding
// comes with them. Specification: registry page, "Getting the bytes"; digest page, last section.
import { join } from 'node:path';
import type { Finding } from '../../base/finding.ts';
import { attributeFindings } from '../../digest/attribute-findings.ts';
import { isAttributesFile } from '../../git/attributes.ts';
import type { CommitListing } from '../../git/checkout-listing.ts';
import type { FetchedCommit } from '../../git/fetch-commit.ts';
import type { Repository } from '../../git/repository.ts';
import { readRepositoryView } from '../../git/repository-view.ts';

/** What one finding says, kept with a cached package. */
export type AttributeNote = Pick<
  Finding,
  'rule' | 'messageId' | 'message' | 'found' | 'expected' | 'fix'
>;

/**
 * Notes for the package checked out at `path` (empty for the whole repository). Git is asked only where
 * attribute files count for it, and about that directory only: other blobs are not here. Throws `Fault` (`git`).
 */
export function attributeNotes(
  commit: FetchedCommit,
  listing: CommitListing,
  path: string,
  environment: Readonly<Record<string, string | undefined>>,
): readonly AttributeNote[] {
  if (![...listing.keys()].some((file) => isAttributesFile(file) && counts(file, path))) return [];
  const view = readRepositoryView(repositoryOf(commit, environment), join(commit.workTree, path));
  return attributeFindings(view, path === '' ? '.' : path).map(noteOf);
}

/** An attribute file counts for what is below its directory, and where it lies below the package itself. */
function counts(file: string, path: string): boolean {
  const directory = file.slice(0, Math.max(0, file.lastIndexOf('/')));
  return isWithin(path, directory) || isWithin(directory, path);
}

function isWithin(directory: string, path: string): boolean {
  return directory === '' || path === directory || path.startsWith(`${directory}/`);
}

function repositoryOf(
  commit: FetchedCommit,
  environment: Readonly<Record<string, string | undefined>>,
): Repository {
  return {
    root: commit.workTree,
    gitDirectory: commit.gitDirectory,
    commonDirectory: commit.gitDirectory,
    environment,
  };
}

function noteOf({ rule, messageId, message, found, expected, fix }: Finding): AttributeNote {
  return { rule, messageId, message, found, expected, fix };
}
