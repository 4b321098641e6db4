// The gate on a registry's changes: finds the base, compares parsed rows, looks into the history, and
// tells what has to be looked at. Prints nothing. Specification: registry page, "The gate on a change".
import { basename, dirname } from 'node:path';
import { Fault } from '../base/fault.ts';
import { type Finding, finding, type NotChecked, wholeFile } from '../base/finding.ts';
import { quote } from '../base/quote.ts';
import { joinRelative } from '../base/relative-path.ts';
import { resolveBase } from '../git/base.ts';
import { haveFiles } from '../git/base-blobs.ts';
import { pathsChangedSince } from '../git/base-file.ts';
import type { BaseChoice, BaseWorld, ResolvedBase } from '../git/base-request.ts';
import { readHistory } from '../git/history.ts';
import type { Environment } from '../git/local-git.ts';
import { findRepositoryBelow, type Repository, repositoryPath } from '../git/repository.ts';
import { compareRows } from '../registry/change/compare-rows.ts';
import { judgeChange, namesWithHistory } from '../registry/change/judge-change.ts';
import { changedFilesByRow } from '../registry/change/judge-files.ts';
import type { RegistryChange } from '../registry/change/row-change.ts';
import { readVersionHistory, type VersionHistory } from '../registry/change/version-history.ts';
import type { Registry, Row } from '../registry/registry.ts';
import { displayPath, rebase } from './display-path.ts';
import { readBaseRegistry } from './gate-base-registry.ts';
import { policyName } from './gate-policy.ts';
import { MovedPackages } from './moved-packages.ts';

export interface GateRequest {
  readonly cwd: string;
  readonly choice: BaseChoice;
  /** Absolute path of the registry and what it says now. */
  readonly file: string;
  readonly registry: Registry;
  /** Absolute directories of the run: the repository is the one around them. */
  readonly around: readonly string[];
  readonly environment: Environment;
  readonly serverUrl: string | null;
  readonly world: BaseWorld;
}

export interface Gate {
  readonly base: ResolvedBase;
  readonly repository: Repository;
  /** Repository-relative folder of the registry at the base; null where it had none. */
  readonly baseFolder: string | null;
  /** Null where the registry cannot be read now. */
  readonly change: RegistryChange | null;
  /** Repository-relative paths that differ from the base. */
  readonly changedPaths: readonly string[];
  /** Local rows whose pin is the base's, with the files below them that are not. */
  readonly changedFiles: ReadonlyMap<Row, readonly string[]>;
  /** Labels of rows that changed or whose files did: only these have to be fetched and smoke-installed. */
  readonly changed: ReadonlySet<string>;
  /** Files relative to the working directory. */
  readonly findings: readonly Finding[];
  readonly notChecked: readonly NotChecked[];
  /** Why the gate could not be decided, or null. */
  readonly undecided: string | null;
}

/**
 * Opens the gate. A `NotChecked` where there is nothing to compare with. Throws `Fault`: `usage` for an
 * unknown base, `git` where the base or its history cannot be had.
 */
export async function openGate(request: GateRequest): Promise<Gate | NotChecked> {
  const { choice, registry } = request;
  const skipped = (why: string): NotChecked => ({
    what: `what changed in ${displayPath(request.cwd, request.file)}`,
    why,
  });
  if (choice.kind === 'none') return skipped(choice.why);
  const folder = dirname(request.file);
  const repository = findRepositoryBelow(request.around, folder, request.environment);
  const inside = repository === null ? null : repositoryPath(repository, folder);
  if (repository === null || inside === null) {
    throw new Fault(
      'usage',
      `${quote(displayPath(request.cwd, folder))} is not in a git repository, so there is no base to compare with`,
      'leave --base out, or run in a checkout',
    );
  }
  const base = await resolveBase(repository, choice, request.world);
  if (base.kind === 'none') return skipped(base.why);
  const path = joinRelative(inside, basename(request.file));
  const changedPaths = pathsChangedSince(repository, base.commit);
  const open = { base, repository, changedPaths };
  if (!registry.readable) {
    return {
      ...open,
      baseFolder: inside,
      change: null,
      changedFiles: new Map(),
      changed: new Set(),
      findings: [],
      notChecked: [skipped('it cannot be read now')],
      undecided: null,
    };
  }
  const policy = joinRelative(inside, policyName);
  await haveFiles(repository, base.commit, [path, policy], request.world);
  const before = readBaseRegistry(repository, base.commit, path, registry);
  const moved = new MovedPackages(repository, base.commit, {
    commit: prefixOf(folderOf(before.path ?? path)),
    index: prefixOf(inside),
  });
  const change = compareRows(before.registry, registry, request.serverUrl, (from, to) =>
    moved.isRename(from, to),
  );
  const past = await pastOf(request, repository, base, before.path ?? path, change);
  const changedFiles = pinnedFiles(change, changedPaths, inside);
  const shown = displayPath(request.cwd, folder);
  return {
    ...open,
    baseFolder: before.path === null ? null : folderOf(before.path),
    change,
    changedFiles,
    changed: new Set([
      ...change.changes.map(({ id }) => id),
      ...[...changedFiles.keys()].map(({ label }) => label),
    ]),
    findings: [
      ...judgeChange(change, past.history, request.serverUrl),
      ...movedFinding(registry.file, path, before.path),
    ].map((one) => rebase(one, shown)),
    notChecked: past.notChecked,
    undecided: past.undecided,
  };
}

interface Past {
  readonly history: VersionHistory;
  readonly notChecked: readonly NotChecked[];
  readonly undecided: string | null;
}

async function pastOf(
  request: GateRequest,
  repository: Repository,
  base: ResolvedBase,
  path: string,
  change: RegistryChange,
): Promise<Past> {
  const names = namesWithHistory(change);
  if (names.size === 0) return { history: new Map(), notChecked: [], undecided: null };
  const read = await readHistory(repository, base.commit, path, request.world);
  const what = `versions in the older history of ${displayPath(request.cwd, request.file)}`;
  return {
    history: readVersionHistory(read.texts(), names),
    notChecked: read.cut === null ? [] : [{ what, why: read.cut }],
    undecided: read.missing
      ? `the history that versions are compared with could not be had: run git fetch --unshallow origin, or give actions/checkout "fetch-depth: 0"`
      : null,
  };
}

/** Changed files of local rows that have the pin they had at the base. */
function pinnedFiles(
  change: RegistryChange,
  changedPaths: readonly string[],
  inside: string,
): ReadonlyMap<Row, readonly string[]> {
  const prefix = prefixOf(inside);
  const below = changedPaths.filter((path) => path.startsWith(prefix));
  const files = changedFilesByRow(
    change.head,
    below.map((path) => path.slice(prefix.length)),
  );
  const pins = new Set(change.base.rows.map((row) => `${row.id}\n${row.sha256}`));
  return new Map([...files].filter(([row]) => pins.has(`${row.id}\n${row.sha256}`)));
}

function movedFinding(file: string, path: string, before: string | null): readonly Finding[] {
  if (before === null || before === path) return [];
  return [
    finding({
      rule: 'change/registry-moved',
      messageId: 'moved',
      message: `the registry was moved from ${quote(before)} to ${quote(path)}; rows are compared with what it was`,
      place: wholeFile(file),
      found: path,
      expected: before,
    }),
  ];
}

function prefixOf(folder: string): string {
  return folder === '.' ? '' : `${folder}/`;
}

function folderOf(path: string): string {
  const cut = path.lastIndexOf('/');
  return cut === -1 ? '.' : path.slice(0, cut);
}
