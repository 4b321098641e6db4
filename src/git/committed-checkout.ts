// Files as a fresh clone on Linux with default settings has them, made from a repository's objects in a
// temporary directory. No filter runs, nothing is fetched. Digest page, last section.
import { isAttributesFile } from './attributes.ts';
import { runLocalGit } from './local-git.ts';
import type { Repository } from './repository.ts';
import { withScratch } from './scratch-repository.ts';
import type { TrackedEntry } from './tracked-listing.ts';

/**
 * Checks out `entries` under the attributes of `attributeFiles`, hands the directory (with repository-relative
 * paths below it) to `use`, and removes it. Throws `Fault` (`git`): an object may be missing in a partial
 * clone, and two entries may need one path.
 */
export function withCheckout<T>(
  repository: Repository,
  entries: readonly TrackedEntry[],
  attributeFiles: readonly TrackedEntry[],
  use: (directory: string) => T,
): T {
  const paths = new Set(entries.map((entry) => entry.path));
  const added = attributeFiles.filter(
    (entry) => isAttributesFile(entry.path) && !paths.has(entry.path),
  );
  return withScratch(repository, [...entries, ...added], ({ git, workTree }) => {
    runLocalGit(git, ['checkout-index', '--all', '--force', '--quiet']);
    return use(workTree);
  });
}
