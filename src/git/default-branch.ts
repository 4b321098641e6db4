// The branch that a repository's work goes into, as far as the checkout tells; never asks the network.
import { askLocalGit } from './local-git.ts';
import type { Repository } from './repository.ts';
import { gitOf } from './repository-view.ts';

const REMOTE = 'refs/remotes/origin/';

/**
 * What `origin` calls its default branch; without that `main` or `master` where one is there, else the branch
 * that is checked out. Null where none of it is known. A branch's name is hostile text. Throws `Fault` (`git`)
 * where git did not run.
 */
export function defaultBranch(repository: Repository): string | null {
  const remote = symbolic(repository, `${REMOTE}HEAD`);
  if (remote?.startsWith(REMOTE) === true) return remote.slice(REMOTE.length);
  const usual = ['main', 'master'].find((name) => isThere(repository, `refs/heads/${name}`));
  if (usual !== undefined) return usual;
  const head = symbolic(repository, 'HEAD');
  return head?.startsWith('refs/heads/') === true ? head.slice('refs/heads/'.length) : null;
}

function symbolic(repository: Repository, name: string): string | null {
  const asked = askLocalGit(gitOf(repository), ['symbolic-ref', '--quiet', name]);
  return asked.status === 0 ? asked.stdout.toString('utf8').replace(/\n$/, '') : null;
}

function isThere(repository: Repository, ref: string): boolean {
  return askLocalGit(gitOf(repository), ['show-ref', '--verify', '--quiet', ref]).status === 0;
}
