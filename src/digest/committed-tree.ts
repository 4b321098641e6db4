// The tree of a package as a fresh clone would check it out, with its digest: what a pin is worth to
// everyone who has no copy of this working directory. Digest page, last section.
import { join } from 'node:path';
import { withCheckout } from '../git/committed-checkout.ts';
import { type RepositoryView, readCommitted } from '../git/repository-view.ts';
import type { TrackedEntry } from '../git/tracked-listing.ts';
import type { Frame } from './frame-hash.ts';
import { readTree } from './read-tree.ts';
import type { Digest, Tree } from './tree.ts';

/** `index`: what is added now; `commit`: what the last commit has. */
export type CommittedState = 'index' | 'commit';

export interface CommittedTree {
  readonly tree: Tree;
  /** Every frame, empty when the tree was refused. */
  readonly frames: readonly Frame[];
}

/**
 * The package at `packagePath` (repository-relative) as a clone would have it, with the bytes of its files
 * up to the capture caps; null where git has nothing there. Throws `Fault` (`git`).
 */
export function readCommittedTree(
  view: RepositoryView,
  packagePath: string,
  state: CommittedState = 'index',
): CommittedTree | null {
  const entries = entriesOf(view, packagePath, state);
  if (entries === null || !entries.some((entry) => isBelow(packagePath, entry.path))) return null;
  const inside = entries.filter((entry) => isBelow(packagePath, entry.path));
  const attributeFiles = state === 'index' ? view.attributeFiles : entries;
  return withCheckout(view.repository, inside, attributeFiles, (directory) => {
    const frames: Frame[] = [];
    const tree = readTree(join(directory, packagePath), {
      capture: () => true,
      frames: (frame) => frames.push(frame),
    });
    return { tree, frames: tree.digest === null ? [] : frames };
  });
}

/** The digest of the package as a clone would have it, or null where there is none. Throws `Fault` (`git`). */
export function committedTreeDigest(view: RepositoryView, packagePath: string): Digest | null {
  return readCommittedTree(view, packagePath)?.tree.digest ?? null;
}

function entriesOf(
  view: RepositoryView,
  packagePath: string,
  state: CommittedState,
): readonly TrackedEntry[] | null {
  return state === 'index'
    ? view.trackedBelow(packagePath)
    : readCommitted(view.repository, packagePath);
}

function isBelow(directory: string, path: string): boolean {
  return directory === '.' || path.startsWith(`${directory}/`);
}
