// Every row of one repository: found by git, its refs judged once, one fetch for each ref, each package
// against its row, and what the API adds. Reports into a `RowResults`; throws only for bugs.
// Specification: registry page, "GitHub tree URLs" and "Getting the bytes".
import type { FetchContext } from '../../git/fetch-context.ts';
import { nameOf, type RemoteAddress } from '../../git/remote-address.ts';
import { judgeRef, type WantedRef } from './judge-ref.ts';
import {
  archivedRepository,
  goneRepository,
  missingRepository,
  movedRepository,
  sameRepository,
} from './judge-repository.ts';
import { type LocatedRepository, locateRepository } from './locate-repository.ts';
import { refuseRef, refuseUnseenRef } from './refuse-ref.ts';
import { fetchRepositoryFacts, type RepositoryFacts } from './repository-facts.ts';
import { type RemoteRow, reportFor } from './row-finding.ts';
import type { RowResults } from './row-results.ts';
import type { SourceServer } from './servers.ts';
import { fetchContextOf, type SourceWorld, undecidedBy } from './source-world.ts';
import { verifyRef } from './verify-ref.ts';

export interface RepositoryRows {
  readonly server: SourceServer;
  readonly owner: string;
  readonly repo: string;
  /** In file order, at least one. */
  readonly rows: readonly RemoteRow[];
}

/** Verifies them all. Each row is settled in `results` exactly once. */
export async function verifyRepository(
  world: SourceWorld,
  group: RepositoryRows,
  results: RowResults,
): Promise<void> {
  const asked = group.rows.filter((remote) => {
    const refused = refuseRef(remote.source, reportFor(world.registry, remote.row));
    if (refused !== null) results.settle(remote, { findings: [refused] });
    return refused === null;
  });
  if (asked.length === 0) return;
  const context = fetchContextOf(world, group.server);
  const located = await locate(world, context, group);
  if (located.kind === 'undecided') {
    for (const remote of asked) {
      const report = reportFor(world.registry, remote.row);
      const refused = refuseUnseenRef(remote.source, report);
      if (refused === null) results.undecided(remote, located.why);
      else results.settle(remote, { findings: [refused] });
    }
    return;
  }
  if (located.kind !== 'found') {
    const judgeMissing = located.kind === 'gone' ? goneRepository : missingRepository;
    for (const remote of asked) {
      const report = reportFor(world.registry, remote.row);
      results.settle(remote, { findings: [judgeMissing(remote.source, located.status, report)] });
    }
    return;
  }
  const facts = askApi(world, group, results);
  for (const [ref, rows] of byRef(world, located, asked, results)) {
    await verifyRef({ world, context, server: group.server, url: located.url, ref, rows, results });
  }
  addFacts(world, group, asked, located.movedTo, await facts, results);
}

async function locate(
  world: SourceWorld,
  context: FetchContext,
  group: RepositoryRows,
): Promise<LocatedRepository> {
  const address: RemoteAddress = {
    server: group.server.gitUrl,
    owner: group.owner,
    repo: group.repo,
  };
  try {
    return await locateRepository(context, address, world.gates.of('git', group.server.gitUrl));
  } catch (error) {
    return { kind: 'undecided', why: undecidedBy(error) };
  }
}

function byRef(
  world: SourceWorld,
  located: LocatedRepository & { readonly kind: 'found' },
  rows: readonly RemoteRow[],
  results: RowResults,
): ReadonlyMap<WantedRef, readonly RemoteRow[]> {
  const refs = new Map<string, WantedRef>();
  const groups = new Map<WantedRef, RemoteRow[]>();
  for (const remote of rows) {
    const judged = judgeRef(located.refs, remote.source, reportFor(world.registry, remote.row));
    if (judged.ref === null) {
      results.settle(remote, { findings: judged.findings });
      continue;
    }
    results.add(remote, judged.findings);
    const ref = refs.get(judged.ref.name) ?? judged.ref;
    refs.set(ref.name, ref);
    groups.set(ref, [...(groups.get(ref) ?? []), remote]);
  }
  return groups;
}

async function askApi(
  world: SourceWorld,
  { server, owner, repo }: RepositoryRows,
  results: RowResults,
): Promise<RepositoryFacts | null> {
  const name = `${owner}/${repo}`;
  const { apiUrl } = server;
  if (apiUrl === null) {
    results.factsUnknown(name, `no API of ${server.prefix} is configured`);
    return null;
  }
  const gate = world.gates.of('api', apiUrl);
  const passed = await fetchRepositoryFacts(
    { ...server, apiUrl },
    { owner, repo },
    gate,
    world.clock,
    world.limits.requestMs,
  );
  if (passed.ok) return passed.value;
  const why = passed.decided ? `the API at ${gate.host} does not show it to us` : passed.why;
  results.factsUnknown(name, why);
  return null;
}

function addFacts(
  world: SourceWorld,
  group: RepositoryRows,
  rows: readonly RemoteRow[],
  movedByGit: string | null,
  facts: RepositoryFacts | null,
  results: RowResults,
): void {
  const movedTo = facts?.fullName ?? movedByGit;
  const moved = movedTo !== null && !sameRepository(movedTo, nameOf(group));
  for (const remote of rows) {
    const report = reportFor(world.registry, remote.row);
    if (moved) results.add(remote, [movedRepository(remote.source, movedTo, report)]);
    if (facts?.archived === true) results.add(remote, [archivedRepository(remote.source, report)]);
  }
}
