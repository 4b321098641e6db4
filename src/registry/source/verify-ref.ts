// The rows of one ref of one repository: what the cache holds is verified and used, the rest comes in one
// fetch, and each package is judged while its bytes are on disk.
// Specification: registry page, "Getting the bytes".
import type { CommitListing } from '../../git/checkout-listing.ts';
import type { FetchContext } from '../../git/fetch-context.ts';
import { nameOf } from '../../git/remote-address.ts';
import { attributeNotes } from './attribute-notes.ts';
import { type FetchedRef, fetchRef, isVerdict } from './fetch-ref.ts';
import { type FetchedPackage, judgePackage } from './judge-package.ts';
import type { WantedRef } from './judge-ref.ts';
import { missingRepository, refusedCommit } from './judge-repository.ts';
import { judgeWay, submodulesBelow } from './judge-way.ts';
import { keepPackage } from './keep-package.ts';
import type { CacheKey } from './package-cache.ts';
import { type RemoteRow, reportFor } from './row-finding.ts';
import type { RowResults } from './row-results.ts';
import type { SourceServer } from './servers.ts';
import { type SourceWorld, undecidedBy } from './source-world.ts';

export interface RefRows {
  readonly world: SourceWorld;
  readonly context: FetchContext;
  readonly server: SourceServer;
  readonly url: string;
  readonly ref: WantedRef;
  readonly rows: readonly RemoteRow[];
  readonly results: RowResults;
}

/** Settles every row of the ref. */
export async function verifyRef(job: RefRows): Promise<void> {
  const rest = job.rows.filter((remote) => !settleFromCache(job, remote));
  if (rest.length === 0) return;
  try {
    await fetchRows(job, rest);
  } catch (error) {
    const why = undecidedBy(error);
    for (const remote of rest) job.results.undecided(remote, why);
  }
}

function keyOf(job: RefRows, { source }: RemoteRow, commit: string): CacheKey {
  return { server: job.server.prefix, repository: nameOf(source), commit, path: source.path };
}

function settleFromCache(job: RefRows, remote: RemoteRow): boolean {
  const { cache } = job.world;
  const key = keyOf(job, remote, job.ref.commit);
  const cached = cache?.find(key) ?? null;
  if (cache === null || cached === null) return false;
  const candidate = job.world.readPackage(cached.root);
  if (candidate.contentDigest !== cached.digest) {
    cache.drop(key);
    return false;
  }
  const { attributes, submodules } = cached;
  settlePackage(job, remote, cached.root, {
    candidate,
    commit: key.commit,
    attributes,
    submodules,
    seen: cache.lastSeen(key, job.ref.name),
  });
  return true;
}

async function fetchRows(job: RefRows, rows: readonly RemoteRow[]): Promise<void> {
  const { world, results } = job;
  const [first] = rows;
  if (first === undefined) return;
  const good = new Set<RemoteRow>();
  const request = {
    url: job.url,
    ref: job.ref.name,
    paths: [...new Set(rows.map((remote) => remote.source.path))],
    directoryName: first.source.repo,
  };
  const gate = world.gates.of('git', job.server.gitUrl);
  const passed = await fetchRef(job.context, request, gate, (listing) => {
    good.clear();
    for (const remote of rows) if (wayFinding(job, remote, listing) === null) good.add(remote);
    return [...new Set([...good].map((remote) => remote.source.path))];
  });
  if (!passed.ok) {
    for (const remote of rows) {
      const report = reportFor(world.registry, remote.row);
      if (!isVerdict(passed)) {
        results.undecided(remote, passed.decided ? 'no verdict' : passed.why);
      } else if (passed.failure.kind === 'missing') {
        const found = missingRepository(remote.source, passed.failure.status, report);
        results.settle(remote, { findings: [found] });
      } else {
        results.settle(remote, {
          findings: [refusedCommit(remote.source, passed.failure, report)],
        });
      }
    }
    return;
  }
  const fetched = passed.value;
  try {
    for (const remote of rows) {
      const bad = wayFinding(job, remote, fetched.listing);
      if (bad !== null) results.settle(remote, { findings: [bad], commit: fetched.commit.id });
      else readRow(job, remote, fetched);
    }
  } finally {
    fetched.commit.remove();
  }
}

function wayFinding(job: RefRows, { row, source }: RemoteRow, listing: CommitListing) {
  const wantsManifest = row.kind !== 'extension';
  return judgeWay(listing, source, wantsManifest, reportFor(job.world.registry, row));
}

function readRow(job: RefRows, remote: RemoteRow, fetched: FetchedRef): void {
  const { world } = job;
  const { path } = remote.source;
  const root = fetched.directoryOf(path);
  const candidate = world.readPackage(root);
  const attributes = attributeNotes(fetched.commit, fetched.listing, path, world.environment);
  const submodules = submodulesBelow(fetched.listing, path);
  const key = keyOf(job, remote, fetched.commit.id);
  if (candidate.contentDigest !== null) {
    world.cache?.keep(key, { root, digest: candidate.contentDigest, attributes, submodules });
  }
  settlePackage(job, remote, root, {
    candidate,
    commit: fetched.commit.id,
    attributes,
    submodules,
    seen: world.cache?.lastSeen(key, job.ref.name) ?? null,
  });
}

function settlePackage(
  job: RefRows,
  remote: RemoteRow,
  root: string,
  fetched: FetchedPackage,
): void {
  const { world, results } = job;
  const { candidate, commit } = fetched;
  if (remote.row.kind === 'extension') {
    results.notChecked({
      what: `the manifest of ${remote.row.label}`,
      why: 'extension packages have a manifest of their own',
    });
  }
  results.settle(remote, {
    findings: judgePackage(world, remote, fetched),
    commit,
    candidate,
    root: world.keepIn === null ? null : keepPackage(root, world.keepIn, remote.row.index),
  });
  const { contentDigest } = candidate;
  if (contentDigest !== null && contentDigest === remote.row.sha256) {
    const seen = { commit, digest: contentDigest };
    world.cache?.remember(keyOf(job, remote, commit), job.ref.name, seen);
  }
}
