// Contents that a partial checkout (`--filter=blob:none`) left at the server, fetched by their ids before
// anything asks for them. Local git never fetches by itself: it may speak to nobody.
import { Fault } from '../base/fault.ts';
import { isObjectId } from './base-commit.ts';
import type { BaseWorld } from './base-request.ts';
import { deepen } from './deepen.ts';
import { askLocalGit, runLocalGit } from './local-git.ts';
import type { Repository } from './repository.ts';
import { gitOf } from './repository-view.ts';
import { parseTreeListing } from './tracked-listing.ts';

/** True where the checkout may lack contents of commits that it has. */
export function isPartial(repository: Repository): boolean {
  const keys = '^(remote\\..*\\.(promisor|partialclonefilter)|extensions\\.partialclone)$';
  return askLocalGit(gitOf(repository), ['config', '--get-regexp', keys]).status === 0;
}

/** Makes sure that the files at `paths` of a commit can be read. Throws `Fault` (`git`) with the command that helps. */
export async function haveFiles(
  repository: Repository,
  commit: string,
  paths: readonly string[],
  world: BaseWorld,
): Promise<void> {
  if (!isPartial(repository) || paths.length === 0) return;
  const args = ['ls-tree', '-z', '--full-tree', commit, '--', ...paths];
  const entries = parseTreeListing(runLocalGit(gitOf(repository), args));
  const why = await fetchBlobs(
    repository,
    entries.filter(({ mode }) => mode !== 'submodule').map(({ object }) => object),
    world,
  );
  if (why === null) return;
  const path = paths[0] ?? '';
  throw new Fault(
    'git',
    `files of the base are not in this partial checkout: ${why}`,
    `run: git show ${commit}:${/^[\w./-]+$/.test(path) ? path : 'PATH'}; in a workflow give actions/checkout no "filter"`,
  );
}

/** Fetches every content that a path had on the first-parent line of a commit; why it could not, or null. */
export async function haveHistory(
  repository: Repository,
  commit: string,
  path: string,
  most: number,
  world: BaseWorld,
): Promise<string | null> {
  if (!isPartial(repository)) return null;
  const printed = runLocalGit(gitOf(repository), [
    'log',
    '--first-parent',
    '--diff-merges=first-parent',
    '--raw',
    '--no-abbrev',
    '--no-renames',
    '--format=',
    `--max-count=${most}`,
    commit,
    '--',
    path,
  ]).toString('latin1');
  const blobs = [...printed.matchAll(/^:\d{6} 100[0-7]{3} [0-9a-f]+ ([0-9a-f]{40,64}) /gm)];
  return fetchBlobs(
    repository,
    blobs.map((one) => one[1] ?? ''),
    world,
  );
}

async function fetchBlobs(
  repository: Repository,
  objects: readonly string[],
  world: BaseWorld,
): Promise<string | null> {
  const wants = [...new Set(objects)].filter(isObjectId);
  if (wants.length === 0) return null;
  const got = await deepen(repository, { wants, depth: 1 }, world);
  return got.ok ? null : got.why;
}
