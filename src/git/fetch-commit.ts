// Gets one commit of a repository: trees first, blobs only of the paths that are checked out. Truth is what
// `git clone --depth 1 --branch REF` leaves on Linux; the files are checked out by git itself.
// Never an archive, never an API. Specification: registry page, "Getting the bytes".
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addListing, type CommitEntryKind, type CommitListing } from './checkout-listing.ts';
import type { FetchContext } from './fetch-context.ts';
import { fetchEnvironment } from './fetch-environment.ts';
import { failureOfGit, type RemoteFailure } from './fetch-failure.ts';
import { sparsePatterns } from './fetch-patterns.ts';
import { type GitEnded, runNetworkGit } from './fetch-process.ts';
import { makeStaging, type Staging } from './fetch-staging.ts';

export interface FetchRequest {
  readonly url: string;
  /** Full name, such as `refs/tags/v1`, as the server listed it. */
  readonly ref: string;
  /** Every wanted path, so that one fetch serves all; the empty path is the whole repository. */
  readonly paths: readonly string[];
  /** Name of the directory files are checked out into. */
  readonly directoryName: string;
}

export type Fetched =
  | { readonly ok: true; readonly commit: FetchedCommit }
  | { readonly ok: false; readonly failure: RemoteFailure };

export type Step<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: RemoteFailure };

/** Our own name for the fetched ref, so that no name from outside is used afterwards. */
const WANTED = 'refs/gate/wanted';
/** Arguments of one `ls-tree`, well below what a system takes. */
const CHUNK = 200;

/** A fetched commit with its staging; `remove` it on every way out. */
export class FetchedCommit {
  readonly id: string;
  /** False when the server ignored the filter and sent every blob. */
  readonly filtered: boolean;
  /** Absolute; holds what was checked out. */
  readonly workTree: string;
  readonly gitDirectory: string;
  readonly #session: Session;

  constructor(session: Session, id: string, filtered: boolean) {
    this.id = id;
    this.filtered = filtered;
    this.workTree = session.workTree;
    this.gitDirectory = session.gitDirectory;
    this.#session = session;
  }

  /**
   * Entries on the way to each path, at it and below it, and attribute files on the way. Reads trees only,
   * which are here.
   */
  async list(paths: readonly string[]): Promise<Step<CommitListing>> {
    const listing = new Map<string, CommitEntryKind>();
    const chunks = paths.includes('') ? [[]] : chunksOf(withPrefixes(paths));
    for (const chunk of chunks) {
      const args = ['ls-tree', '-r', '-t', '-z', '--full-tree', this.id, '--', ...chunk];
      const step = await this.#session.run(args);
      if (!step.ok) return step;
      addListing(listing, step.value.stdout);
    }
    return { ok: true, value: listing };
  }

  /** Checks the paths out as git does, getting their blobs in one request. */
  async checkOut(paths: readonly string[]): Promise<Step<null>> {
    writeFileSync(join(this.gitDirectory, 'info', 'sparse-checkout'), sparsePatterns(paths));
    const step = await this.#session.run(['checkout', '--quiet', '--detach', this.id]);
    return step.ok ? { ok: true, value: null } : step;
  }

  remove(): void {
    this.#session.staging.remove();
  }
}

/** Fetches without checking out. Throws `Fault` (`git`, `io`) when git or the staging fails us. */
export async function fetchCommit(context: FetchContext, request: FetchRequest): Promise<Fetched> {
  const staging = makeStaging(context.environment);
  let kept = false;
  try {
    const session = makeSession(context, request, staging);
    const filter = request.paths.includes('') ? [] : ['--filter=blob:none'];
    writeEmptyRepository(session.gitDirectory);
    const fetched = await session.run([
      'fetch',
      '--depth=1',
      '--no-tags',
      '--no-progress',
      '--no-recurse-submodules',
      ...filter,
      '--end-of-options',
      'origin',
      `+${request.ref}:${WANTED}`,
    ]);
    if (!fetched.ok) return fetched;
    const named = await session.run(['rev-parse', '--verify', '--quiet', `${WANTED}^{commit}`]);
    if (!named.ok) {
      return { ok: false, failure: { kind: 'tree', phrase: 'the ref leads to no commit' } };
    }
    const id = named.value.stdout.toString('latin1').trim();
    const filtered =
      filter.length > 0 && !fetched.value.stderr.includes('filtering not recognized by server');
    kept = true;
    return { ok: true, commit: new FetchedCommit(session, id, filtered) };
  } finally {
    if (!kept) staging.remove();
  }
}

/** What `git init` makes, without a process and without anybody's template. */
function writeEmptyRepository(gitDirectory: string): void {
  for (const name of ['objects', 'refs', 'info']) {
    mkdirSync(join(gitDirectory, name), { recursive: true });
  }
  writeFileSync(join(gitDirectory, 'HEAD'), 'ref: refs/heads/main\n');
  writeFileSync(
    join(gitDirectory, 'config'),
    '[core]\n\trepositoryformatversion = 0\n\tbare = false\n',
  );
}

interface Session {
  readonly staging: Staging;
  readonly workTree: string;
  readonly gitDirectory: string;
  readonly run: (args: readonly string[]) => Promise<Step<GitEnded>>;
}

function makeSession(context: FetchContext, request: FetchRequest, staging: Staging): Session {
  const gitDirectory = join(staging.root, 'git');
  const workTree = join(staging.root, 'tree', request.directoryName);
  mkdirSync(workTree, { recursive: true });
  const started = performance.now();
  const run = async (args: readonly string[]): Promise<Step<GitEnded>> => {
    const trace = staging.newTrace();
    const ended = await runNetworkGit({
      args,
      cwd: workTree,
      environment: fetchEnvironment({
        environment: context.environment,
        home: staging.home,
        repository: { gitDirectory, workTree },
        server: context.server,
        token: context.token,
        stallSeconds: context.limits.stallSeconds,
        trace: trace.path,
        config: [
          ['remote.origin.url', request.url],
          ['core.sparseCheckout', 'true'],
          ['core.sparseCheckoutCone', 'false'],
        ],
      }),
      timeMs: Math.max(1, context.limits.fetchMs - (performance.now() - started)),
      limits: context.limits,
      watched: staging.root,
    });
    if (ended.code === 0 && ended.stopped === null) return { ok: true, value: ended };
    return { ok: false, failure: failureOfGit(ended, trace.read(), context.now()) };
  };
  return { staging, workTree, gitDirectory, run };
}

/**
 * Each path with every path above it (git shows a link on the way only where it is asked for) and with the
 * attribute files that count for it.
 */
function withPrefixes(paths: readonly string[]): string[] {
  const all = new Set(['.gitattributes']);
  for (const path of paths) {
    const parts = path.split('/');
    for (let at = 1; at <= parts.length; at += 1) {
      const above = parts.slice(0, at).join('/');
      all.add(above);
      if (at < parts.length) all.add(`${above}/.gitattributes`);
    }
  }
  return [...all];
}

function chunksOf(paths: readonly string[]): string[][] {
  const chunks: string[][] = [];
  for (let at = 0; at < paths.length; at += CHUNK) chunks.push(paths.slice(at, at + CHUNK));
  return chunks;
}
