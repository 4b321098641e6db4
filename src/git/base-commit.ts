// Commits of a repository on this machine, by name: what they are, what their parents are, where two
// lines meet. Asks git with names on standard input only, so that no name can become an option.
import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Fault } from '../base/fault.ts';
import { askLocalGit, historyPatience, runLocalGit } from './local-git.ts';
import type { Repository } from './repository.ts';
import { gitOf } from './repository-view.ts';

export interface Commit {
  /** Object id. */
  readonly id: string;
  /** As the commit itself says, also where a shallow checkout does not have them. */
  readonly parents: readonly string[];
}

/** True for a whole object id. */
export function isObjectId(text: string): boolean {
  return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text);
}

/** The commit that `name` (ref, tag or object id) means here, or null. Throws `Fault` (`git`). */
export function readCommit(repository: Repository, name: string): Commit | null {
  if (name === '' || /[\0\r\n]/.test(name)) return null;
  const asked = askLocalGit(gitOf(repository), ['cat-file', '--batch'], `${name}^{commit}\n`);
  // A name may also be a faulty ref; git then fails where it would otherwise say "missing".
  const text = asked.stdout.toString('latin1');
  const id = /^([0-9a-f]{40,64}) commit \d+\n/.exec(text)?.[1];
  if (id === undefined) return null;
  const header = text.slice(text.indexOf('\n') + 1).split('\n\n', 1)[0] ?? '';
  const parents = [...header.matchAll(/^parent ([0-9a-f]{40,64})$/gm)].map((one) => one[1] ?? '');
  return { id, parents };
}

/** The best common ancestor of two commits (object ids) that are here, or null. Throws `Fault` (`git`). */
export function mergeBaseOf(repository: Repository, a: string, b: string): string | null {
  if (!isObjectId(a) || !isObjectId(b)) throw new Fault('internal', 'merge base of no object ids');
  const asked = askLocalGit({ ...gitOf(repository), patience: historyPatience }, [
    'merge-base',
    a,
    b,
  ]);
  const id = asked.stdout.toString('latin1').trim().split('\n')[0] ?? '';
  return isObjectId(id) ? id : null;
}

/** Commits whose parents a shallow checkout does not have; empty in a whole one. */
export function shallowCommits(repository: Repository): readonly string[] {
  const path = join(repository.commonDirectory, 'shallow');
  const facts = lstatSync(path, { throwIfNoEntry: false });
  if (facts?.isFile() !== true) return [];
  return readFileSync(path, 'latin1').split('\n').filter(isObjectId);
}

/** Ids of the commits on the first-parent line of `from`, newest first. Throws `Fault` (`git`). */
export function firstParentLine(repository: Repository, from: string): readonly string[] {
  if (!isObjectId(from)) throw new Fault('internal', 'history of no object id');
  const printed = runLocalGit({ ...gitOf(repository), patience: historyPatience }, [
    'rev-list',
    '--first-parent',
    from,
  ]);
  return printed.toString('latin1').split('\n').filter(isObjectId);
}
