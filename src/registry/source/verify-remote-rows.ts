// Every remote row gets a verdict that rests on the bytes a host would get. Repositories side by side, one
// look-up each, one fetch for each ref; output never depends on timing.
// Specification: registry page, "GitHub tree URLs" and "Getting the bytes".
import type { Finding, NotChecked } from '../../base/finding.ts';
import { type FetchLimits, fetchLimits } from '../../git/fetch-limits.ts';
import type { PluginCandidate } from '../../manifest/manifest.ts';
import { readPluginManifest } from '../../manifest/read-manifest.ts';
import type { Hint, Registry, Row } from '../registry.ts';
import { type Clock, systemClock } from './clock.ts';
import { type GatePolicy, gatePolicy } from './host-gate.ts';
import { type CacheSettings, PackageCache } from './package-cache.ts';
import type { RemoteRow } from './row-finding.ts';
import { type ProgressReport, type RemoteVerdict, RowResults } from './row-results.ts';
import type { SourceServer } from './servers.ts';
import { Gates, type SourceWorld } from './source-world.ts';
import { type RepositoryRows, verifyRepository } from './verify-repository.ts';

export interface RemoteCheck {
  readonly registry: Registry;
  /** Rows of that registry whose `sourceUrl` is a tree URL, in file order. */
  readonly rows: readonly RemoteRow[];
  readonly servers: readonly SourceServer[];
  /** Our own environment, of which git gets an allow-listed part. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** `all`: rows that were accepted before; other bytes mean the source moved. A function tells for each row. */
  readonly mode: 'changed' | 'all' | ((row: Row) => 'changed' | 'all');
  readonly isError: (finding: Finding) => boolean;
  /** `auto` or the version of a host; default `auto`. */
  readonly clioVersion?: string;
  /** What a Clio host loads from a package; left out: `provides` is not compared. */
  readonly provides?: (candidate: PluginCandidate) => readonly Hint[] | null;
  /** Reads a package on disk; default `readPluginManifest`. */
  readonly readPackage?: (root: string) => PluginCandidate;
  readonly cache?: CacheSettings | null;
  /** Absolute directory of the caller's, for a copy of every package that was read; default: none is kept. */
  readonly keepIn?: string | null;
  readonly progress?: ProgressReport | null;
  readonly clock?: Clock;
  readonly limits?: FetchLimits;
  readonly policy?: GatePolicy;
}

export interface RemoteChecked {
  /** One for each row, in the order given. */
  readonly verdicts: readonly RemoteVerdict[];
  readonly findings: readonly Finding[];
  readonly notChecked: readonly NotChecked[];
  /** True where a row is inconclusive: exit code 3 unless something fails. */
  readonly undecided: boolean;
}

/** Repositories that are looked at side by side. */
const SIDE_BY_SIDE = 4;

/** Verifies the rows. Network and server trouble leaves rows inconclusive; only bugs are thrown. */
export async function verifyRemoteRows(check: RemoteCheck): Promise<RemoteChecked> {
  const { mode } = check;
  const clock = check.clock ?? systemClock;
  const world: SourceWorld = {
    registry: check.registry,
    environment: check.environment,
    clock,
    limits: check.limits ?? fetchLimits,
    cache: check.cache ? new PackageCache(check.cache) : null,
    acceptedBefore: (row) => (typeof mode === 'string' ? mode : mode(row)) === 'all',
    readPackage:
      check.readPackage ??
      ((root) => readPluginManifest(root, { clioVersion: check.clioVersion ?? 'auto' })),
    provides: check.provides ?? (() => null),
    isError: check.isError,
    keepIn: check.keepIn ?? null,
    gates: new Gates(clock, check.policy ?? gatePolicy),
  };
  const results = new RowResults(check.rows, check.progress ?? null);
  const waiting = groupRows(check, results);
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      await verifyRepository(world, next, results);
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work));
  const verdicts = results.verdicts(check.isError);
  return {
    verdicts,
    findings: results.findings(),
    notChecked: results.everyNotChecked(),
    undecided: verdicts.some((one) => one.verdict === 'inconclusive'),
  };
}

function groupRows(check: RemoteCheck, results: RowResults): RepositoryRows[] {
  const groups = new Map<string, RepositoryRows & { readonly rows: RemoteRow[] }>();
  for (const remote of check.rows) {
    const { server: prefix, owner, repo } = remote.source;
    const server = check.servers.find((one) => one.prefix === prefix);
    if (server === undefined) {
      results.undecided(remote, `${prefix} is no server of this run`);
      continue;
    }
    const key = `${prefix}/${owner}/${repo}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { server, owner, repo, rows: [remote] });
    else group.rows.push(remote);
  }
  return [...groups.values()];
}
