// Pinning a registry: read it and every package once, plan, and write if that is asked.
// Prints nothing. Specification: registry page, "Pinning".
import { basename, dirname, join } from 'node:path';
import { Fault } from '../base/fault.ts';
import { type Finding, wholeFile } from '../base/finding.ts';
import { quote } from '../base/quote.ts';
import { joinRelative } from '../base/relative-path.ts';
import { findRule } from '../checks/find-rule.ts';
import { judge } from '../checks/judge.ts';
import { findPackages } from '../discovery/find-packages.ts';
import { applyPin } from '../registry/apply-pin.ts';
import type { PinRequest as PlanRequest } from '../registry/pin-request.ts';
import { planPin } from '../registry/plan-pin.ts';
import { readRegistry } from '../registry/read-registry.ts';
import type { PinReport } from '../report/pin-report.ts';
import { displayPath, rebase } from './display-path.ts';
import { GitFacts } from './git-facts.ts';
import { PackageShelf } from './package-shelf.ts';
import type { Progress } from './progress.ts';
import { packagesBelow, providesOf } from './registry-packages.ts';
import type { RemotePinsResult } from './remote-pins.ts';
import { rowFacts } from './row-facts.ts';
import { resolveTargets } from './targets.ts';

export interface PinRequest {
  readonly cwd: string;
  /** A registry file, or a directory that holds one, relative to `cwd`. */
  readonly path: string;
  readonly clioVersion: string;
  /** Plan only. */
  readonly check: boolean;
  /** Environment for git; default: this process's. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly progress?: Progress;
  /** `GITHUB_SERVER_URL`, or null. */
  readonly serverUrl?: string | null;
  /** What `checkRemotePins` found out; left out: remote rows are not checked. */
  readonly remote?: RemotePinsResult | null;
}

/** Pins, or with `check` says whether pinning would change anything. Throws `Fault` (`usage`, `changed`, `io`, `git`). */
export function pinRegistry(request: PinRequest): PinReport {
  const file = registryAt(request.cwd, request.path);
  const folder = dirname(file);
  const shown = displayPath(request.cwd, folder);
  const around = [folder, ...directoriesAt(request)];
  const git = new GitFacts(request.cwd, request.env ?? process.env, [folder], around);
  assertGitIsSure(git, folder, shown);
  const found = findPackages([folder], {
    ignored: (directory) => git.ignores(directory),
    display: (path) => displayPath(request.cwd, path),
  });
  const shelf = new PackageShelf(request.cwd, request.clioVersion, git);
  // Planning asks for all of them; read here, it can be told how far it is.
  for (const [at, root] of found.packages.entries()) {
    request.progress?.('packages', at, found.packages.length);
    shelf.read(root);
  }
  const registry = readRegistry(file);
  const plan = planPin({
    registry,
    folder,
    readPackage: (path) => shelf.read(join(folder, path)).candidate,
    isError: (finding) => findRule(finding.rule)?.severity === 'error',
    packages: packagesBelow(folder, found.packages),
    provides: (candidate) => providesOf(shelf.read(candidate.path)),
    display: (path) => joinRelative(shown, path),
    clioVersion: request.clioVersion,
    serverUrl: request.serverUrl ?? null,
    untracked: untrackedOf(git, folder, shelf),
    ...(request.remote == null ? {} : { remote: request.remote }),
    ...rowFacts(git, folder),
  });
  const written = request.check ? false : applyPin(file, registry, plan);
  return {
    path: joinRelative(shown, basename(file)),
    changes: plan.changes,
    sorted: plan.sorted,
    changed: plan.changed,
    written,
    warnings: judge(
      plan.warnings.map((finding) => rebase(placed(finding, written || !plan.changed), shown)),
    ),
    refusals: judge(plan.refusals.map((finding) => rebase(finding, shown))),
    notChecked: [...found.notChecked, ...plan.notChecked, ...git.notChecked()],
    undecided: request.remote?.undecided ?? null,
  };
}

/** Absolute path of the registry that `path` is or holds. Throws `Fault` (`usage`) where there is none. */
export function registryAt(cwd: string, path: string): string {
  const file = resolveTargets({ cwd, paths: [path], registry: null }).registry;
  if (file !== null) return file;
  throw new Fault(
    'usage',
    `there is no registry in ${quote(path)}`,
    'give the registry file; an empty one starts as "entries: []"',
  );
}

/** A directory PATH names more than the folder of the registry in it. */
function directoriesAt({ cwd, path }: PinRequest): readonly string[] {
  return resolveTargets({ cwd, paths: [path], registry: null }).directories;
}

/** A pin of bytes that no clone has is worse than none. */
function assertGitIsSure(git: GitFacts, folder: string, shown: string): void {
  const doubt = git.doubtAbout(folder);
  if (doubt === null) return;
  throw new Fault(
    'git',
    `what git tracks in ${quote(shown)} cannot be told: ${doubt}`,
    'nothing was written; mend the repository and run again',
  );
}

/** Without its line where the file is not what the finding was made from. */
function placed(finding: Finding, isThere: boolean): Finding {
  return isThere ? finding : { ...finding, place: wholeFile(finding.place.file) };
}

function untrackedOf(
  git: GitFacts,
  folder: string,
  shelf: PackageShelf,
): NonNullable<PlanRequest['untracked']> {
  return (path) => {
    const { candidate } = shelf.read(join(folder, path));
    return git.untracked(candidate.path, candidate.tree);
  };
}
