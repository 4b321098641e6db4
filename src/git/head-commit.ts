// The commit a work tree stands on.
import { runLocalGit } from './local-git.ts';
import type { Repository } from './repository.ts';
import { gitOf } from './repository-view.ts';

/** The object id that HEAD names, or null where there is no commit yet. Throws `Fault` (`git`). */
export function readHeadCommit(repository: Repository): string | null {
  const said = runLocalGit(
    gitOf(repository),
    ['cat-file', '--batch-check=%(objectname)'],
    'HEAD\n',
  );
  return /^[0-9a-f]{40,64}$/.exec(said.toString('latin1').trim())?.[0] ?? null;
}
