// The earlier texts of one file on the first-parent line of a commit, newest first: what the base branch
// said before. Reads objects only. Registry page, "The gate on a change" (history).
import { Fault } from '../base/fault.ts';
import { limits } from '../base/limits.ts';
import { haveHistory } from './base-blobs.ts';
import { firstParentLine, isObjectId, shallowCommits } from './base-commit.ts';
import type { BaseWorld } from './base-request.ts';
import { deepen } from './deepen.ts';
import { historyPatience, type LocalGit, runLocalGit } from './local-git.ts';
import type { Repository } from './repository.ts';
import { gitOf } from './repository-view.ts';

/** Commits that are looked at; older ones are not checked. */
export const HISTORY_COMMITS = 500;
/** Bytes of one answer of git, and of all texts of one history. */
const BATCH_BYTES = 32 * 1024 * 1024;
const ALL_BYTES = 2 * 1024 * 1024 * 1024;

export interface FileHistory {
  /** Each distinct text once, newest first; made while it is read, so that not all are held. */
  readonly texts: () => Iterable<{ readonly commit: string; readonly bytes: Uint8Array }>;
  /** Why the history ends before its beginning, or null when it is whole. */
  readonly cut: string | null;
  /** The history should be here and could not be had: what follows from it is undecided. */
  readonly missing: boolean;
}

/** The history of a repository-relative path up to and with `commit`. Throws `Fault` (`git`). */
export async function readHistory(
  repository: Repository,
  commit: string,
  path: string,
  world: BaseWorld,
): Promise<FileHistory> {
  if (path.includes('\n')) {
    return { texts: () => [], cut: 'its path holds a line break', missing: false };
  }
  let commits = touching(repository, commit, path);
  let why: string | null = null;
  if (commits.length <= HISTORY_COMMITS && isCut(repository, commit)) {
    const got = await deepen(repository, { wants: [commit], depth: null }, world);
    if (!got.ok) why = got.why;
    else if (isCut(repository, commit)) why = 'its remote has no more';
    commits = touching(repository, commit, path);
  }
  const absent = await haveHistory(repository, commit, path, HISTORY_COMMITS, world);
  if (absent !== null) {
    const cut = `the checkout is partial, and could not be completed: ${absent}`;
    return { texts: () => [], cut, missing: true };
  }
  const { texts, whole } = distinctTexts(repository, commits.slice(0, HISTORY_COMMITS), path);
  const cut =
    why !== null
      ? `the checkout is shallow, and could not be deepened: ${why}`
      : commits.length > HISTORY_COMMITS
        ? `only the newest ${HISTORY_COMMITS} commits that touched it are looked at`
        : whole
          ? null
          : 'its texts are too large to look at all';
  return { texts: () => textsOf(repository, texts), cut, missing: why !== null };
}

/** True where the first-parent line ends at a commit whose parents are not here. */
function isCut(repository: Repository, commit: string): boolean {
  const ends = new Set(shallowCommits(repository));
  return ends.size > 0 && firstParentLine(repository, commit).some((id) => ends.has(id));
}

/** A long history takes long. */
function patient(repository: Repository): LocalGit {
  return { ...gitOf(repository), patience: historyPatience };
}

function touching(repository: Repository, commit: string, path: string): readonly string[] {
  if (!isObjectId(commit)) throw new Fault('internal', 'history of no object id');
  const most = `--max-count=${HISTORY_COMMITS + 1}`;
  const args = ['rev-list', '--first-parent', most, commit, '--', path];
  return runLocalGit(patient(repository), args).toString('latin1').split('\n').filter(isObjectId);
}

interface Text {
  readonly commit: string;
  readonly object: string;
  readonly size: number;
}

function* textsOf(
  repository: Repository,
  texts: readonly Text[],
): Iterable<{ readonly commit: string; readonly bytes: Uint8Array }> {
  let batch: Text[] = [];
  let bytes = 0;
  for (const text of texts) {
    if (bytes + text.size > BATCH_BYTES && batch.length > 0) {
      yield* readTexts(repository, batch);
      batch = [];
      bytes = 0;
    }
    batch.push(text);
    bytes += text.size;
  }
  yield* readTexts(repository, batch);
}

/** Texts over the size of a registry were never one, and are left out. */
function distinctTexts(
  repository: Repository,
  commits: readonly string[],
  path: string,
): { readonly texts: readonly Text[]; readonly whole: boolean } {
  const names = commits.map((commit) => `${commit}:${path}\n`).join('');
  const args = ['cat-file', '--batch-check=%(objectname) %(objecttype) %(objectsize)'];
  const lines = runLocalGit(patient(repository), args, names).toString('latin1').split('\n');
  const seen = new Set<string>();
  const texts: Text[] = [];
  let all = 0;
  for (const [at, commit] of commits.entries()) {
    const parts = /^([0-9a-f]{40,64}) blob (\d+)$/.exec(lines[at] ?? '');
    const object = parts?.[1] ?? '';
    const size = Number(parts?.[2] ?? 0);
    if (object === '' || seen.has(object) || size > limits.registryBytes) continue;
    seen.add(object);
    all += size;
    if (all > ALL_BYTES) return { texts, whole: false };
    texts.push({ commit, object, size });
  }
  return { texts, whole: true };
}

function* readTexts(
  repository: Repository,
  texts: readonly Text[],
): Iterable<{ readonly commit: string; readonly bytes: Uint8Array }> {
  if (texts.length === 0) return;
  const names = texts.map(({ object }) => `${object}\n`).join('');
  const printed = runLocalGit(patient(repository), ['cat-file', '--batch'], names);
  let at = 0;
  for (const { commit, size } of texts) {
    const start = printed.indexOf(10, at) + 1;
    yield { commit, bytes: printed.subarray(start, start + size) };
    at = start + size + 1;
  }
}
