// The commit that a run compares with. Looks in the checkout first, and fetches what a shallow checkout
// lacks. It never answers "nothing": a base that cannot be had is a fault that says what to run.
// Specification: registry page, "The gate on a change".
import { Fault } from '../base/fault.ts';
import { quote } from '../base/quote.ts';
import { type Commit, isObjectId, mergeBaseOf, readCommit, shallowCommits } from './base-commit.ts';
import type { BaseRequest, BaseWorld, NoBase, ResolvedBase } from './base-request.ts';
import { deepen, lookUpTip } from './deepen.ts';
import type { RemoteAnswer } from './deepen-remote.ts';
import type { Repository } from './repository.ts';

/**
 * Resolves the base. Throws `Fault`: `usage` for a base that no one knows, `git` where history is missing
 * and could not be fetched; the hint of that is the command that fetches it.
 */
export async function resolveBase(
  repository: Repository,
  request: BaseRequest,
  world: BaseWorld,
): Promise<ResolvedBase | NoBase> {
  const head = readCommit(repository, 'HEAD');
  if (head === null) {
    throw new Fault('usage', 'HEAD has no commit to compare', 'commit something first');
  }
  const lookup: Lookup = { repository, head, world };
  switch (request.kind) {
    case 'ref':
      return resolveRef(lookup, request.ref);
    case 'pull-request':
      return resolvePullRequest(lookup, request);
    case 'merge-group': {
      const commit = await have(lookup, request.base, 'the base of the merge group');
      return { kind: 'base', commit, how: 'the base of the merge group' };
    }
    case 'push':
      return resolvePush(lookup, request);
    default:
      return request satisfies never;
  }
}

interface Lookup {
  readonly repository: Repository;
  readonly head: Commit;
  readonly world: BaseWorld;
}

async function resolveRef(lookup: Lookup, ref: string): Promise<ResolvedBase> {
  const { repository } = lookup;
  const found = readCommit(repository, ref) ?? readCommit(repository, `refs/remotes/origin/${ref}`);
  const id = found?.id ?? (await fetchNamed(lookup, ref));
  return meet(lookup, id, `the merge base of ${quote(ref)} and HEAD`, quote(ref));
}

/** A ref that is not in the checkout: asked of the remote, where the checkout is not a whole one. */
async function fetchNamed(lookup: Lookup, ref: string): Promise<string> {
  const { repository } = lookup;
  let failed: string | null = null;
  if (shallowCommits(repository).length > 0) {
    const short = ref.replace(/^origin\//, '');
    const names = isObjectId(ref) ? [ref] : [`refs/heads/${short}`, `refs/tags/${short}`];
    for (const name of names) {
      const got = await fetchTip(lookup, name);
      if (got.ok) return got.stdout;
      if (!got.absent) failed = got.why;
    }
  }
  if (failed !== null) throw missing(`the base ${quote(ref)}`, ref, failed);
  throw new Fault(
    'usage',
    `there is no commit ${quote(ref)} to compare with`,
    'name a branch, a tag or a commit that is in this repository; git fetch origin brings new ones',
  );
}

/** Fetches an object id or a full ref name, and tells which commit it is, without making a ref of it. */
async function fetchTip({ repository, world }: Lookup, name: string): Promise<RemoteAnswer> {
  const tip: RemoteAnswer = isObjectId(name)
    ? { ok: true, stdout: name }
    : await lookUpTip(repository, name, world);
  if (!tip.ok || readCommit(repository, tip.stdout) !== null) return tip;
  const got = await deepen(repository, { wants: [tip.stdout], depth: 1 }, world);
  if (!got.ok) return got;
  const id = readCommit(repository, tip.stdout)?.id;
  if (id === undefined) return { ok: false, absent: true, why: 'it is no commit' };
  return { ok: true, stdout: id };
}

async function resolvePullRequest(
  lookup: Lookup,
  request: Extract<BaseRequest, { readonly kind: 'pull-request' }>,
): Promise<ResolvedBase> {
  const { head } = lookup;
  const [first, second] = head.parents;
  // A branch may end with a merge of its own; only GitHub's merge commit has the base as first parent.
  const merged =
    head.id !== request.head && (second === request.head || head.id === request.checkedOut);
  if (merged && first !== undefined && second !== undefined && head.parents.length === 2) {
    const how = 'the first parent of the merge commit';
    return { kind: 'base', commit: await have(lookup, first, how), how };
  }
  const base = await have(lookup, request.base, 'the base of the pull request');
  const how = 'the merge base of the pull request';
  const met = await meet(lookup, base, how, 'the base of the pull request');
  if (met.commit !== head.id) return met;
  throw new Fault(
    'usage',
    'HEAD is a commit of the base: what is checked out is not the pull request',
    'let actions/checkout take what the event pull_request gives it, without "ref"',
  );
}

async function resolvePush(
  lookup: Lookup,
  request: Extract<BaseRequest, { readonly kind: 'push' }>,
): Promise<ResolvedBase | NoBase> {
  const { repository, head, world } = lookup;
  const created = /^0+$/.test(request.before);
  if (!created && isObjectId(request.before)) {
    const how = 'what was there before the push';
    const there = readCommit(repository, request.before);
    if (there !== null) return { kind: 'base', commit: there.id, how };
    const got = await deepen(repository, { wants: [request.before], depth: 1 }, world);
    if (got.ok && readCommit(repository, request.before) !== null) {
      return { kind: 'base', commit: request.before, how };
    }
  }
  if (request.toDefault) {
    if (created) return { kind: 'none', why: 'nothing was there before this push' };
    throw missing(
      'what the branch held before it was force-pushed',
      request.before,
      'it has gone',
      'name an older commit of the branch in the input base',
    );
  }
  const branch = request.defaultBranch ?? 'main';
  const tip = await defaultTip(lookup, branch);
  if (tip === head.id) {
    return { kind: 'none', why: `this commit is the newest of ${quote(branch)}: nothing changed` };
  }
  return meet(lookup, tip, `the merge base with ${quote(branch)}`, quote(branch));
}

async function defaultTip(lookup: Lookup, branch: string): Promise<string> {
  const { repository } = lookup;
  const known =
    readCommit(repository, `refs/remotes/origin/${branch}`) ??
    readCommit(repository, `refs/heads/${branch}`);
  if (known !== null) return known.id;
  const got = await fetchTip(lookup, `refs/heads/${branch}`);
  if (got.ok) return got.stdout;
  throw missing(`the default branch ${quote(branch)}`, branch, got.why);
}

/** The commit, fetched where the checkout does not have it. */
async function have({ repository, world }: Lookup, id: string, what: string): Promise<string> {
  if (!isObjectId(id)) throw new Fault('usage', `${what} is ${quote(id)}, which is no commit`);
  if (readCommit(repository, id) !== null) return id;
  const got = await deepen(repository, { wants: [id], depth: 1 }, world);
  if (got.ok && readCommit(repository, id) !== null) return id;
  throw missing(what, id, got.ok ? 'git did not get it' : got.why);
}

/** Where `tip` and HEAD meet; a shallow checkout is deepened step by step until they do. */
async function meet(
  { repository, head, world }: Lookup,
  tip: string,
  how: string,
  name: string,
): Promise<ResolvedBase> {
  let met = mergeBaseOf(repository, tip, head.id);
  let why: string | null = null;
  for (const depth of [50, 1_000, null]) {
    const ends = shallowCommits(repository);
    if (met !== null || ends.length === 0) break;
    const all = await deepen(repository, { wants: [tip, ...ends], depth }, world);
    const got = all.ok ? all : await deepen(repository, { wants: [tip], depth }, world);
    if (!got.ok) {
      why = got.why;
      break;
    }
    met = mergeBaseOf(repository, tip, head.id);
  }
  if (met !== null) return { kind: 'base', commit: met, how };
  if (why !== null || shallowCommits(repository).length > 0) {
    throw missing(`where ${name} and HEAD meet`, tip, why ?? 'the history ends before');
  }
  throw new Fault(
    'usage',
    `${name} and HEAD have no history in common`,
    'compare with a commit that HEAD comes from',
  );
}

function missing(what: string, id: string, why: string, hint?: string): Fault {
  const name = /^[A-Za-z0-9_./-]+$/.test(id) && !id.startsWith('-') ? id : 'REF';
  return new Fault(
    'git',
    `${what} is not in this checkout: ${why}`,
    hint ??
      `run: git fetch --unshallow origin, or git fetch origin ${name}; in a workflow give actions/checkout "fetch-depth: 0"`,
  );
}
