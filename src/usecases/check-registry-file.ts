// The registry's part of a check: read the file, judge it against the packages of the run.
import { basename, dirname, join } from 'node:path';
import type { Finding, NotChecked } from '../base/finding.ts';
import { joinRelative } from '../base/relative-path.ts';
import { rowCollisionFindings } from '../capability/row-collisions.ts';
import { checkRegistry } from '../registry/check-registry.ts';
import type { JudgedRow } from '../registry/judge-row.ts';
import { readRegistry } from '../registry/read-registry.ts';
import type { Registry } from '../registry/registry.ts';
import { rowPlace } from '../registry/row-place.ts';
import type { RegistryReport, RowReport } from '../report/report.ts';
import type { CheckRequest } from './check.ts';
import { displayPath, rebase } from './display-path.ts';
import type { PreparedGate } from './gate-prepare.ts';
import type { GitFacts } from './git-facts.ts';
import { type KeptRows, withRequirements } from './kept-rows.ts';
import type { PackageShelf } from './package-shelf.ts';
import { packagesBelow, providesOf } from './registry-packages.ts';
import { chooseRemote, type RemoteChoice } from './remote-choice.ts';
import type { RemoteRowsResult } from './remote-rows.ts';
import { capabilitiesOfRows, unreadCollisions } from './row-capabilities.ts';
import { rowFacts } from './row-facts.ts';

export interface RegistryFileCheck {
  readonly request: CheckRequest;
  /** Absolute path of the registry. */
  readonly file: string;
  /** Absolute roots of the packages that the search found. */
  readonly found: readonly string[];
  readonly shelf: PackageShelf;
  readonly git: GitFacts;
  /** Registry, policy, gate and what is looked at. */
  readonly prepared: PreparedGate;
  /** Keeps packages of remote rows for the smoke install, or null. */
  readonly kept: KeptRows | null;
}

export interface RegistryFileResult {
  readonly report: RegistryReport;
  readonly findings: readonly Finding[];
  readonly notChecked: readonly NotChecked[];
  /** Why remote rows could not be decided, or null. */
  readonly undecided: string | null;
  /** It was read and has no row and no finding. */
  readonly empty: boolean;
}

export async function checkRegistryFile(check: RegistryFileCheck): Promise<RegistryFileResult> {
  const { request, file, shelf, git, prepared } = check;
  const folder = dirname(file);
  const shown = displayPath(request.cwd, folder);
  const registry = prepared.registry ?? readRegistry(file);
  const choice = chooseRemote(request.sources ?? null, prepared.gate);
  const result = checkRegistry({
    registry,
    folder,
    readPackage: (path) => shelf.read(join(folder, path)).candidate,
    isError: (finding) => prepared.desk.isError(finding),
    ...(prepared.narrow === null ? {} : { only: prepared.narrow.row }),
    packages: packagesBelow(folder, check.found),
    provides: (candidate) => providesOf(shelf.read(candidate.path)),
    ...rowFacts(git, folder),
    display: (path) => joinRelative(shown, path),
    clioVersion: request.clioVersion,
    serverUrl: request.serverUrl ?? null,
    ...(choice === null ? {} : { fetches: choice.fetches }),
  });
  const remote = await fetchRows(check, choice, registry, result.judged);
  noteWanted(check, choice, registry, result.judged, remote);
  for (const { row, path } of result.judged) {
    if (row.kind === 'extension' && path !== null) shelf.keepTreeOnly(join(folder, path));
  }
  const packageOf = new Map(
    result.judged.flatMap((one) =>
      one.path === null || one.candidate === null
        ? []
        : [[one.row.label, joinRelative(shown, one.path)] as const],
    ),
  );
  const collisions = rowCollisionFindings(
    capabilitiesOfRows(folder, result.judged, (row) => remote?.verdicts.get(row.index)?.candidate),
  );
  return {
    report: {
      path: joinRelative(shown, basename(file)),
      rows: result.report.rows.map((row, at) =>
        withVerdict({ ...row, package: packageOf.get(row.id) ?? null }, remote, at),
      ),
      graph: result.report.graph,
    },
    findings: [...result.findings, ...(remote?.findings ?? []), ...collisions].map((finding) =>
      rebase(finding, shown),
    ),
    notChecked: [
      ...result.notChecked,
      ...(remote?.notChecked ?? []),
      ...unreadCollisions(result.judged, prepared.narrow?.row ?? null),
    ],
    undecided: remote?.undecided ?? null,
    empty: registry.rows.length === 0 && result.findings.length === 0,
  };
}

/** Null where nothing is to be fetched: then nothing that fetches is loaded. */
async function fetchRows(
  check: RegistryFileCheck,
  choice: RemoteChoice | null,
  registry: Registry,
  judged: readonly JudgedRow[],
): Promise<RemoteRowsResult | null> {
  if (choice === null || judged.every(({ source }) => source === null)) return null;
  const { request, prepared, kept } = check;
  // What is installed needs what it requires, changed or not.
  const installed = judged.filter(({ row, path }) => path !== null || choice.fetches(row));
  const required =
    kept === null
      ? new Set<string>()
      : withRequirements(
          registry,
          installed.map(({ row }) => row.label),
        );
  const rows = judged.flatMap(({ row, source }) =>
    source !== null && (choice.fetches(row) || required.has(row.label)) ? [{ row, source }] : [],
  );
  if (rows.length === 0) return null;
  const { checkRemoteRows } = await import('./remote-rows.ts');
  return checkRemoteRows({
    cwd: request.cwd,
    settings: request,
    environment: request.env ?? process.env,
    registry,
    rows,
    keepIn: kept?.directory ?? null,
    mode: choice.mode,
    isError: (finding) => prepared.desk.isError(finding),
    clioVersion: request.clioVersion,
    progress: request.progress,
  });
}

/** A row that failed by itself stays failed, whatever its bytes are. */
function withVerdict(row: RowReport, remote: RemoteRowsResult | null, at: number): RowReport {
  const one = remote?.verdicts.get(at);
  if (one === undefined) return row;
  return {
    ...row,
    verdict: row.verdict === 'fail' ? 'fail' : one.verdict,
    digest: one.digest,
    resolvedCommit: one.resolvedCommit,
  };
}

/** Remote rows that were fetched for themselves are tried like packages that are here. */
function noteWanted(
  { request, file, kept }: RegistryFileCheck,
  choice: RemoteChoice | null,
  registry: Registry,
  judged: readonly JudgedRow[],
  remote: RemoteRowsResult | null,
): void {
  if (kept === null || choice === null || remote === null) return;
  kept.learn(remote.verdicts.values());
  const shown = displayPath(request.cwd, dirname(file));
  for (const { row, source } of judged) {
    // One that does not verify has its finding, and would fail by the same.
    const passed = remote.verdicts.get(row.index)?.verdict === 'pass';
    if (source === null || row.kind === 'extension' || !passed || !choice.fetches(row)) continue;
    const { file: name, ...place } = rowPlace(registry, row, 'sourceUrl');
    kept.wanted.push({ label: row.label, place: { ...place, file: joinRelative(shown, name) } });
  }
}
