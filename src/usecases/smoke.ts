// The smoke command: packages or rows in, one result a package and scope out. Signals end it cleanly: the
// throw-away directories are taken away before the process goes.
// Specification: lifecycle page, "Smoke install"; surfaces page, `smoke`.
import { statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { Fault } from '../base/fault.ts';
import { quote } from '../base/quote.ts';
import { findPackages } from '../discovery/find-packages.ts';
import type { LifecycleHost } from '../lifecycle/lifecycle-host.ts';
import { isRemoteText } from '../registry/source-url.ts';
import { runSmoke } from '../smoke/run-smoke.ts';
import type { SmokeResult } from '../smoke/smoke-types.ts';
import { fetchKept } from './fetch-kept.ts';
import type { KeptRows } from './kept-rows.ts';
import { planSmoke, RowShelf } from './plan-smoke.ts';
import { processHost } from './process-host.ts';
import type { RemoteSettings } from './remote-rows.ts';
import { resolveTargets } from './targets.ts';

export interface SmokeCommand {
  /** Absolute working directory. */
  readonly cwd: string;
  /** Paths, or rows as `kind:name`; at least one. */
  readonly targets: readonly string[];
  /** Registry relative to `cwd`, or null to look for one in the usual places. */
  readonly registry: string | null;
  readonly clioVersion: string;
  /** Where remote rows come from, and the environment for git; left out: github.com, and this process's. */
  readonly settings?: RemoteSettings;
  readonly environment?: Readonly<Record<string, string | undefined>>;
  /** Where throw-away directories are made; default: the system's place. */
  readonly temporaryRoot?: string;
  /** Default: this process's. */
  readonly host?: LifecycleHost;
  /** Told before each package: how many of how many. */
  readonly progress?: (done: number, of: number, label: string) => void;
  /** Aborts the run; what was made is taken away and the rest is inconclusive. */
  readonly signal?: AbortSignal;
}

export interface SmokeOutcome {
  /** By package in the order found, user before project. */
  readonly results: readonly SmokeResult[];
}

/** Runs the smoke install. Throws `Fault` (`usage`) for targets that are not there or hold no package. */
export async function smokePackages(command: SmokeCommand): Promise<SmokeOutcome> {
  const host = command.host ?? processHost(command.cwd);
  const targets = smokeTargets(command);
  const kept = await fetchRemote(command, targets);
  try {
    return await smokeAll(command, targets, kept, host);
  } finally {
    kept?.remove();
  }
}

async function smokeAll(
  command: SmokeCommand,
  targets: SmokeTargets,
  kept: KeptRows | null,
  host: LifecycleHost,
): Promise<SmokeOutcome> {
  const { registry } = targets;
  const lost = targets.remote.filter((id) => (kept?.rootOf(id) ?? null) === null);
  const roots = [...targets.roots, ...targets.remote.flatMap((id) => kept?.rootOf(id) ?? [])];
  if (lost.length + roots.length === 0) {
    throw new Fault(
      'usage',
      `found no package in ${command.targets.map(quote).join(', ')}`,
      'a package is a directory with plugin.json; a row is named kind:name',
    );
  }
  const requests = planSmoke(
    {
      cwd: command.cwd,
      roots,
      registry,
      kept,
      clioVersion: command.clioVersion,
      temporaryRoot: command.temporaryRoot ?? tmpdir(),
      ...(command.signal === undefined ? {} : { signal: command.signal }),
    },
    host,
  );
  const results: SmokeResult[] = [];
  for (const [done, request] of requests.entries()) {
    command.progress?.(done, requests.length, request.label);
    results.push(...(await runSmoke(request, host)));
  }
  return { results: [...results, ...lost.flatMap((id) => untried(id, kept))] };
}

interface SmokeTargets {
  readonly roots: readonly string[];
  /** Remote rows that were named. */
  readonly remote: readonly string[];
  readonly registry: string | null;
}

function smokeTargets(command: SmokeCommand): SmokeTargets {
  const isPath = (target: string) =>
    statSync(resolve(command.cwd, target), { throwIfNoEntry: false }) !== undefined;
  const rows = command.targets.filter((target) => /^[a-z]+:[^/]+$/.test(target) && !isPath(target));
  const paths = command.targets.filter((target) => !rows.includes(target));
  const { cwd } = command;
  assertPaths(
    command,
    paths.filter((target) => !isPath(target)),
  );
  const targets = resolveTargets({
    cwd,
    // A row alone is looked up where check would look.
    paths: paths.length === 0 ? ['.'] : paths,
    registry: command.registry,
  });
  const shelf = new RowShelf(targets.registry);
  const isRemote = (id: string): boolean => isRemoteText(shelf.row(id)?.sourceUrl ?? '');
  const fromRows = rows.flatMap((id) => {
    const row = shelf.row(id);
    const path = row === null ? null : shelf.pathOf(row);
    if (path !== null) return [path];
    if (row !== null && isRemote(id)) return [];
    const why = row === null ? 'is neither a path nor a row of the registry' : 'has no directory';
    throw new Fault('usage', `${quote(id)} ${why}`, 'name the registry with --registry');
  });
  const found = paths.length === 0 ? [] : findPackages(targets.directories).packages;
  const roots = [...new Set([...fromRows, ...found])];
  return { roots, remote: rows.filter(isRemote), registry: targets.registry };
}

/** A name that only a row has is not looked for on the disk. Throws `Fault` (`usage`). */
function assertPaths({ cwd, registry }: SmokeCommand, lost: readonly string[]): void {
  const [first] = lost;
  if (registry === null || first === undefined) return;
  const near = new RowShelf(resolve(cwd, registry)).near(first);
  if (near === null) return;
  throw new Fault('usage', `there is no directory ${quote(first)}`, `did you mean ${near}?`);
}

/** Fetches named remote rows, and the remote requirements of everything that is tried; null where there are none. */
async function fetchRemote(
  command: SmokeCommand,
  { roots, remote, registry }: SmokeTargets,
): Promise<KeptRows | null> {
  if (registry === null) return null;
  return await fetchKept({
    cwd: command.cwd,
    file: registry,
    named: remote,
    roots,
    settings: command.settings ?? {},
    environment: command.environment ?? process.env,
    clioVersion: command.clioVersion,
  });
}

/** A row without bytes: what its source has wrong is check's to say, and an outage is nobody's fault. */
function untried(id: string, kept: KeptRows | null): readonly SmokeResult[] {
  const { decided, why } = kept?.reasonOf(id) ?? { decided: false, why: 'it was not fetched' };
  return (['user', 'project'] as const).map((scope) => ({
    package: id,
    scope,
    result: decided ? 'not-run' : 'inconclusive',
    reason: why,
    assertions: [],
  }));
}
