// A git directory of our own, empty but for settings we wrote, over the objects of a repository. In it
// git converts files as a fresh clone on Linux would: by the committed attributes alone, with no filter
// driver, since drivers live in configuration and there is none. The repository itself is only read.
import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeTemporary } from './fetch-cleanup.ts';
import { type LocalGit, runLocalGit } from './local-git.ts';
import type { Repository } from './repository.ts';
import { modeDigits, type TrackedEntry } from './tracked-listing.ts';

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
export function withScratch<T>(
  repository: Repository,
  entries: readonly TrackedEntry[],
  use: (scratch: Scratch) => T,
): T {
  const { directory: base, remove } = makeTemporary(join(tmpdir(), 'plugin-gate-git-'));
  try {
    const gitDirectory = join(base, 'git');
    const workTree = join(base, 'tree');
    for (const made of [gitDirectory, join(gitDirectory, 'refs'), workTree]) mkdirSync(made);
    writeFileSync(join(gitDirectory, 'HEAD'), 'ref: refs/heads/none\n');
    writeFileSync(join(gitDirectory, 'config'), configFor(entries));
    const git: LocalGit = {
      gitDirectory,
      workTree,
      environment: repository.environment,
      objects: join(repository.commonDirectory, 'objects'),
    };
    runLocalGit(git, ['update-index', '-z', '--index-info'], indexInfo(entries));
    return use({ git, workTree });
  } finally {
    remove();
  }
}

function configFor(entries: readonly TrackedEntry[]): string {
  // The index does not say how its objects are named; the length of an id does.
  return entries[0]?.object.length === 64
    ? '[core]\n\trepositoryformatversion = 1\n\tbare = false\n[extensions]\n\tobjectFormat = sha256\n'
    : '[core]\n\trepositoryformatversion = 0\n\tbare = false\n';
}

function indexInfo(entries: readonly TrackedEntry[]): string {
  return entries
    .map((entry) => `${modeDigits(entry.mode)} ${entry.object} 0\t${entry.path}\0`)
    .join('');
}
