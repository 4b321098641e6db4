// Fetches commits that a shallow checkout lacks into it, from the remote it came from. Adds objects only:
// no ref, no file of the work tree and no configuration is touched, no hook or filter runs.
// Specification: registry page, "The gate on a change" ("deepens itself when it can").
import { isObjectId, shallowCommits } from './base-commit.ts';
import type { BaseWorld } from './base-request.ts';
import { askRemote, type RemoteAnswer, remoteName } from './deepen-remote.ts';
import type { Repository } from './repository.ts';

export interface DeepenWish {
  /** Object ids. */
  readonly wants: readonly string[];
  /** Commits of history to have from each; null for all of it. Whole checkouts are never made shallow. */
  readonly depth: number | null;
}

/** What `git fetch --depth` takes for all of the history. */
const ALL = 2_147_483_647;

/** Fetches what is wished. Throws `Fault` (`io`, `git`) only where git or the disk is not to be had. */
export function deepen(
  repository: Repository,
  wish: DeepenWish,
  world: BaseWorld,
): Promise<RemoteAnswer> {
  const shallow = shallowCommits(repository).length > 0;
  const args = [
    'fetch',
    '--quiet',
    '--no-tags',
    '--no-write-fetch-head',
    '--no-recurse-submodules',
    ...(shallow ? [`--depth=${wish.depth ?? ALL}`] : []),
    '--end-of-options',
    remoteName,
    ...wish.wants.filter(isObjectId),
  ];
  return askRemote(repository, args, world);
}

/** The object id of a full ref name at the remote, peeled. */
export async function lookUpTip(
  repository: Repository,
  name: string,
  world: BaseWorld,
): Promise<RemoteAnswer> {
  if (!isRefName(name)) return { ok: false, absent: true, why: 'no ref can have that name' };
  const args = ['ls-remote', '--quiet', '--end-of-options', remoteName, name, `${name}^{}`];
  const answer = await askRemote(repository, args, world);
  if (!answer.ok) return answer;
  const ids = new Map<string, string>();
  for (const line of answer.stdout.split('\n')) {
    const [id = '', ref = ''] = line.split('\t');
    if (isObjectId(id)) ids.set(ref, id);
  }
  const id = ids.get(`${name}^{}`) ?? ids.get(name);
  return id === undefined
    ? { ok: false, absent: true, why: 'its remote does not have it' }
    : { ok: true, stdout: id };
}

/** A plain full ref name, as `git check-ref-format` has it and a little stricter. */
function isRefName(text: string): boolean {
  if (text.length > 255 || !/^refs\/(?:heads|tags)\/[^/]/.test(text)) return false;
  if (/[\0-\x20\x7f~^:?*[\\]|\.\.|@\{|\/\/|\/\.|\.lock(?:\/|$)/.test(text)) return false;
  return !/[./]$/.test(text);
}
