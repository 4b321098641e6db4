// Files as one commit has them: bytes, what is there, what has gone since. Reads objects only, never the
// work tree, and checks nothing out. Registry page, "The gate on a change".
import { Fault } from '../base/fault.ts';
import { quote } from '../base/quote.ts';
import { isObjectId } from './base-commit.ts';
import { runLocalGit } from './local-git.ts';
import type { Repository } from './repository.ts';
import { gitOf } from './repository-view.ts';
import { parseTreeListing, records } from './tracked-listing.ts';

export type FileAtCommit =
  | { readonly type: 'file'; readonly bytes: Uint8Array }
  | { readonly type: 'absent' }
  /** Something else has the name. */
  | { readonly type: 'link' | 'directory' | 'submodule' };

/** What a commit has at a repository-relative path. Throws `Fault` (`git`) where its objects are not here. */
export function readFileAt(repository: Repository, commit: string, path: string): FileAtCommit {
  const git = gitOf(repository);
  const listed = runLocalGit(git, ['ls-tree', '-z', '--full-tree', idOf(commit), '--', path]);
  if (/^040000 tree /.test(listed.subarray(0, 12).toString('latin1'))) return { type: 'directory' };
  const entry = parseTreeListing(listed)[0];
  if (entry === undefined) return { type: 'absent' };
  if (entry.mode === 'link' || entry.mode === 'submodule') return { type: entry.mode };
  return { type: 'file', bytes: runLocalGit(git, ['cat-file', 'blob', entry.object]) };
}

/** Paths that `commit` has and the index does not, below the repository. Throws `Fault` (`git`). */
export function pathsGoneSince(repository: Repository, commit: string): readonly string[] {
  return records(diff(repository, commit, ['--name-only', '--diff-filter=D']));
}

/**
 * Repository-relative paths whose bytes, mode or kind differ between `commit` and the index, that look
 * touched in the work tree since, or that git does not track or ignore. Nothing is read, so that no filter
 * runs: a file that was only touched may be among them. Throws `Fault` (`git`).
 */
export function pathsChangedSince(repository: Repository, commit: string): readonly string[] {
  const git = gitOf(repository);
  const outputs = [
    diff(repository, commit, ['--name-only']),
    runLocalGit(git, ['diff-files', '-z', '--name-only', '--ignore-submodules=all']),
    runLocalGit(git, ['ls-files', '-z', '--others', '--exclude-standard', '--full-name']),
  ];
  return [...new Set(outputs.flatMap(records))];
}

/** A file that is on one side only: its path from the root of the repository, and the object with its bytes. */
export interface OneSided {
  readonly side: 'commit' | 'index';
  readonly path: string;
  readonly object: string;
}

/** Files that only `commit` or only the index has. Throws `Fault` (`git`). */
export function oneSidedFiles(repository: Repository, commit: string): readonly OneSided[] {
  const listed = records(diff(repository, commit, ['--raw', '--no-abbrev', '--diff-filter=AD']));
  return listed.flatMap((head, at): OneSided[] => {
    const found = /^:\d+ \d+ ([0-9a-f]+) ([0-9a-f]+) ([AD])$/.exec(head);
    const path = listed[at + 1];
    if (found === null || path === undefined) return [];
    const [, before = '', now = '', how] = found;
    return how === 'D'
      ? [{ side: 'commit', path, object: before }]
      : [{ side: 'index', path, object: now }];
  });
}

/** The bytes of an object that a listing named. Throws `Fault` (`git`) where it is not here. */
export function readBlob(repository: Repository, object: string): Buffer {
  return runLocalGit(gitOf(repository), ['cat-file', 'blob', idOf(object)]);
}

function diff(repository: Repository, commit: string, options: readonly string[]): Buffer {
  const args = ['diff-index', '--cached', '-z', '-r', '--no-renames', ...options, idOf(commit)];
  return runLocalGit(gitOf(repository), args);
}

function idOf(commit: string): string {
  if (!isObjectId(commit)) throw new Fault('internal', `${quote(commit)} is no object id`);
  return commit;
}
