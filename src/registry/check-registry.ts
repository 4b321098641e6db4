// The whole registry: the file's own faults, the rules over the whole file, every row against its
// package, and packages that no row pins. One value out; decides no severity and prints nothing.
// Specification: registry page.
import { type Disk, realDisk } from '../base/disk.ts';
import { type Finding, finding, type NotChecked, wholeFile } from '../base/finding.ts';
import { keepFindings } from '../base/keep-findings.ts';
import { maskCredentials } from '../base/mask-credentials.ts';
import { byCodeUnits } from '../base/order.ts';
import { quote } from '../base/quote.ts';
import { generationOfHost } from '../manifest/host-range.ts';
import type { ComponentGraph, PluginCandidate } from '../manifest/manifest.ts';
import { type JudgedRow, judgeRow } from './judge-row.ts';
import type { Hint, Registry, Row } from './registry.ts';
import { generationFindings } from './row-generation.ts';
import type { RowWorld } from './row-world.ts';
import { isRemoteText, parseLocalSource } from './source-url.ts';
import { judgeWholeFile } from './whole-file.ts';

/** Paths are `/`-separated and relative to the registry's folder. */
export interface RegistryCheck {
  readonly registry: Registry;
  /** Absolute path of the registry's folder. */
  readonly folder: string;
  /** Reads the package at a path; the caller remembers what it has read. */
  readonly readPackage: (path: string) => PluginCandidate;
  /** Whether a finding is an error, by its rule and the policy. */
  readonly isError: (finding: Finding) => boolean;
  /** Packages found below the registry; those without a row are a warning. */
  readonly packages?: readonly string[];
  /** What a Clio host loads from a package; left out or null: not known, so `provides` is not compared. */
  readonly provides?: (candidate: PluginCandidate) => readonly Hint[] | null;
  /** True where git tracks something in the directory; left out: why it cannot be told is in `untold`. */
  readonly tracks?: (path: string) => boolean;
  readonly untold?: string;
  /** Why the bytes do not have the expected digest (`explainDigest`), or null. */
  readonly explain?: RowWorld['explain'];
  /** A path as the reader would type it; default: as it is. */
  readonly display?: (path: string) => string;
  /** `auto` (default) or the version of the host whose kinds rows may have. */
  readonly clioVersion?: string;
  /** `GITHUB_SERVER_URL`. */
  readonly serverUrl?: string | null;
  /** Rows that are judged against their packages; left out: all. Rules over the whole file see every row. */
  readonly only?: (row: Row) => boolean;
  /** Remote rows whose bytes the caller verifies; left out: none, and they are listed as not checked. */
  readonly fetches?: (row: Row) => boolean;
  readonly disk?: Disk;
}

export type RowVerdict = 'pass' | 'fail' | 'skipped';

export interface CheckedRow {
  /** `kind:name`, or `row N`. */
  readonly id: string;
  /** `skipped`: its bytes were not read, and nothing else is wrong. */
  readonly verdict: RowVerdict;
  readonly version: string | null;
  readonly sha256: string | null;
  readonly digest: string | null;
  readonly sourceUrl: string | null;
  readonly package: string | null;
  readonly resolvedCommit: string | null;
}

export interface CheckedRegistry {
  readonly report: {
    readonly path: string;
    readonly rows: readonly CheckedRow[];
    readonly graph: ComponentGraph;
  };
  readonly findings: readonly Finding[];
  readonly notChecked: readonly NotChecked[];
  /** What was read for each row, in file order. */
  readonly judged: readonly JudgedRow[];
}

/** Checks a registry that was read before. Files of findings are relative to its folder. */
export function checkRegistry(check: RegistryCheck): CheckedRegistry {
  const { registry } = check;
  const keeper = keepFindings(registry.file);
  // Half a file breaks rules over the whole of it that the other half would keep.
  const whole = registry.readable ? judgeWholeFile(registry) : nothingWhole;
  const world = worldOf(check);
  const judged = registry.rows.map((row) =>
    check.only?.(row) === false ? leftAlone(row) : judgeRow(registry, row, world),
  );
  const groups = [
    registry.findings,
    whole.findings,
    check.clioVersion === undefined || check.clioVersion === 'auto'
      ? []
      : generationFindings(registry, generationOfHost(check.clioVersion)),
    ...judged.map((one) => one.findings),
    registry.readable ? packagesWithoutRow(check) : [],
  ];
  const failed = new Set<string>();
  for (const group of groups) {
    for (const one of group) {
      keeper.add(one);
      if (one.row !== null && check.isError(one)) failed.add(one.row);
    }
  }
  return {
    report: {
      path: registry.file,
      rows: judged.map((one) => rowReport(one, failed)),
      graph: whole.graph,
    },
    findings: keeper.findings,
    notChecked: [
      ...registry.notChecked,
      ...gitNotChecked(check, judged),
      ...unchanged(check),
      ...summed(judged.flatMap((one) => one.notChecked)),
      ...keeper.notChecked(),
    ],
    judged,
  };
}

const nothingWhole = { findings: [], graph: { nodes: [], edges: [], cycles: [] } };

function leftAlone(row: Row): JudgedRow {
  return { row, path: null, source: null, candidate: null, findings: [], notChecked: [] };
}

function unchanged({ registry, only }: RegistryCheck): readonly NotChecked[] {
  const left = only === undefined ? 0 : registry.rows.filter((row) => !only(row)).length;
  if (left === 0) return [];
  const what = `the packages of ${left === 1 ? '1 unchanged row' : `${left} unchanged rows`}`;
  return [{ what, why: 'only what changed was asked for' }];
}

function worldOf(check: RegistryCheck): RowWorld {
  return {
    folder: check.folder,
    readPackage: check.readPackage,
    provides: check.provides ?? (() => null),
    tracks: check.tracks ?? (() => null),
    explain: check.explain ?? (() => null),
    display: check.display ?? ((path) => path),
    packages: check.packages ?? [],
    serverUrl: check.serverUrl ?? null,
    fetches: check.fetches,
    disk: check.disk ?? realDisk,
  };
}

function rowReport({ row, path, candidate }: JudgedRow, failed: ReadonlySet<string>): CheckedRow {
  return {
    id: row.label,
    verdict: failed.has(row.label) ? 'fail' : candidate === null ? 'skipped' : 'pass',
    version: row.version,
    sha256: row.sha256,
    digest: candidate?.contentDigest ?? null,
    sourceUrl: row.sourceUrl === null ? null : maskCredentials(row.sourceUrl),
    package: path,
    resolvedCommit: null,
  };
}

/** Paths of packages that have no row, sorted. */
export function pathsWithoutRow(
  registry: Registry,
  packages: readonly string[],
): readonly string[] {
  const pinned = new Set<string>();
  for (const { sourceUrl } of registry.rows) {
    if (sourceUrl === null || isRemoteText(sourceUrl)) continue;
    const parsed = parseLocalSource(sourceUrl);
    if (parsed.ok) pinned.add(parsed.path);
  }
  return packages.filter((path) => !pinned.has(path)).toSorted(byCodeUnits);
}

function packagesWithoutRow(check: RegistryCheck): readonly Finding[] {
  const { registry } = check;
  return pathsWithoutRow(registry, check.packages ?? []).map((path) =>
    finding({
      rule: 'registry/package-without-row',
      messageId: 'without-row',
      message: `the package at ${quote(path)} has no row`,
      place: wholeFile(registry.file),
      found: path,
      expected: 'a row for every package below the registry',
      fix: 'run plugin-gate pin, which adds the row',
    }),
  );
}

function gitNotChecked(check: RegistryCheck, judged: readonly JudgedRow[]): readonly NotChecked[] {
  if (check.tracks !== undefined || judged.every((one) => one.path === null)) return [];
  return [
    {
      what: `whether git tracks the packages of ${check.registry.file}`,
      why: check.untold ?? 'it is not in a git repository',
    },
  ];
}

/** Thousands of remote rows are one line, not thousands. */
function summed(entries: readonly NotChecked[]): readonly NotChecked[] {
  if (entries.length <= 20) return entries;
  return [
    ...entries.slice(0, 20),
    { what: `and ${entries.length - 20} more rows`, why: 'for the same reasons' },
  ];
}
