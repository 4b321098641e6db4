// The main job: find packages, skills without one and the registry, read each once, judge, and put one
// report together.
// Prints nothing and never exits. Specification: surfaces page, `check`.
import { dirname } from 'node:path';
import { Fault } from '../base/fault.ts';
import { quote } from '../base/quote.ts';
import { countFindings, decideVerdict, type FailOn } from '../checks/verdict.ts';
import { findPackages } from '../discovery/find-packages.ts';
import type { BaseChoice } from '../git/base-request.ts';
import type { PackageReport, Report } from '../report/report.ts';
import { checkRegistryFile } from './check-registry-file.ts';
import type { SmokeCheckResult } from './check-smoke.ts';
import { displayPath } from './display-path.ts';
import { judgeUnder, reportChanges, unpinned } from './gate-changes.ts';
import { prepareGate } from './gate-prepare.ts';
import { GitFacts } from './git-facts.ts';
import type { KeptRows } from './kept-rows.ts';
import { PackageShelf } from './package-shelf.ts';
import type { Progress } from './progress.ts';
import type { PackageReading } from './read-package.ts';
import type { SourceChoice } from './remote-choice.ts';
import type { RemoteSettings } from './remote-rows.ts';
import { readSkillShelf } from './skill-shelf.ts';
import { rowsAfterSmoke } from './smoke-rows.ts';
import { smokeScope } from './smoke-scope.ts';
import { resolveTargets } from './targets.ts';

export interface CheckRequest extends RemoteSettings {
  /** Absolute working directory; paths of the report are relative to it. */
  readonly cwd: string;
  /** PATH arguments, at least one. */
  readonly paths: readonly string[];
  /** Registry file relative to `cwd`, or null to look for one in the usual places. */
  readonly registry: string | null;
  /** `auto` or the version of a host. */
  readonly clioVersion: string;
  readonly failOn: FailOn;
  /** Environment for git, of which only an allow-list is passed on; default: this process's. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly progress?: Progress;
  /** What to compare with, or why there is nothing; absent or null: nothing was asked for. */
  readonly base?: BaseChoice | null;
  /** Policy file relative to `cwd`, or null: plugin-gate.yaml beside the registry. */
  readonly policy?: string | null;
  /** Look only at packages, skills and rows that differ from the base. */
  readonly changedOnly?: boolean;
  /** Which remote rows are fetched; absent or null: those that changed where there is a base, else all. */
  readonly sources?: SourceChoice | null;
  /** Install every package for real, in throw-away directories. */
  readonly smoke?: boolean;
  /** Something else is judged beside it: finding nothing here is then a skip and no mistake of the caller. */
  readonly mayBeEmpty?: boolean;
  /** `YYYY-MM-DD` in UTC, for waivers that expire; default: the machine's. */
  readonly today?: string;
}

/**
 * Checks what `paths` hold. Throws `Fault`: `usage` for a path that is not there, an unknown version, or
 * when neither a package nor a row nor a skill is found; `io` and `git` where the machine failed.
 */
export async function checkPaths(request: CheckRequest): Promise<Report> {
  if (request.smoke !== true) return await checkWith(request, null);
  const { KeptRows } = await import('./kept-rows.ts');
  const kept = new KeptRows(request.env ?? process.env);
  try {
    return await checkWith(request, kept);
  } finally {
    kept.remove();
  }
}

async function checkWith(request: CheckRequest, kept: KeptRows | null): Promise<Report> {
  const targets = resolveTargets(request);
  const registryFolder = targets.registry === null ? [] : [dirname(targets.registry)];
  const directories = [...new Set([...targets.directories, ...registryFolder])];
  const git = new GitFacts(request.cwd, request.env ?? process.env, directories);
  const found = findPackages(directories, {
    ignored: (directory) => git.ignores(directory),
    display: (path) => displayPath(request.cwd, path),
  });
  const prepared = await prepareGate(request, targets);
  const { gate, desk, narrow } = prepared;
  const inSight = (root: string): boolean => narrow === null || narrow.directory(root);
  const shelf = new PackageShelf(request.cwd, request.clioVersion, git);
  const wanted = found.packages.filter(inSight);
  const ownPackages = wanted.map((root, at) => {
    request.progress?.('packages', at, wanted.length);
    return shelf.read(root);
  });
  const registry =
    targets.registry === null
      ? null
      : await checkRegistryFile({
          request,
          file: targets.registry,
          found: found.packages,
          shelf,
          git,
          prepared,
          kept,
        });
  // After the registry: what a row points at is no loose skill, whatever it lacks.
  const skills = readSkillShelf({
    cwd: request.cwd,
    roots: found.skills.filter((root) => inSight(root) && !shelf.covers(root)),
    packages: found.packages,
    progress: request.progress,
  });
  const noRow = registry === null || registry.empty;
  const nothing = ownPackages.length === 0 && skills.readings.length === 0 && noRow;
  const onDisk = found.packages.length + found.skills.length;
  const empty = nothing && onDisk === 0 && prepared.findings.length === 0;
  if (empty && request.mayBeEmpty !== true) {
    throw nothingFound(request, targets.registry);
  }
  const readings = shelf.packages();
  const rows = registry?.report.rows ?? [];
  const scope = smokeScope(readings, prepared, rows);
  const smoke =
    request.smoke === true ? await smokeOf(request, scope.readings, targets.registry, kept) : null;
  const seen = [
    ...shelf.findings(),
    ...(smoke?.findings ?? []),
    ...git.repositoryFindings(),
    ...skills.readings.flatMap((reading) => reading.findings),
    ...skills.findings,
    ...(registry?.findings ?? []),
    ...prepared.findings,
    ...unpinned(request, targets.registry, gate, rows),
  ];
  const findings = judgeUnder(desk, seen, rows);
  const judgedRows = smoke === null ? rows : rowsAfterSmoke(rows, findings, smoke.open);
  const counts = countFindings(findings);
  const undecided = gate?.undecided ?? registry?.undecided ?? smoke?.undecided ?? git.undecided();
  const verdict = decideVerdict({
    counts,
    undecided: undecided !== null,
    needsReview: findings.some((one) => one.review === true),
    skipped: nothing,
    failOn: request.failOn,
  });
  return {
    version: 1,
    verdict,
    // What fails it, or asks for a person, did change.
    reason: undecided ?? (verdict === 'skipped' ? 'nothing that is looked at changed' : null),
    counts,
    packages: readings.map(({ report }) => withSmoke(report, smoke)),
    skills: skills.readings.map((reading) => reading.report),
    registry: registry === null ? null : { ...registry.report, rows: judgedRows },
    changes: gate === null ? null : reportChanges(gate, findings, judgedRows),
    base: gate === null ? null : { commit: gate.base.commit, how: gate.base.how },
    findings,
    notChecked: [
      ...found.notChecked,
      ...readings.flatMap((reading) => reading.notChecked),
      ...skills.readings.flatMap((reading) => reading.notChecked),
      ...(registry?.notChecked ?? []),
      ...prepared.notChecked,
      ...(smoke === null ? [] : [...smoke.notChecked, ...scope.notChecked]),
      ...git.notChecked(),
    ],
  };
}

/** Loaded only where it is asked for: a check without it does not pay for installing. */
async function smokeOf(
  { cwd, env, clioVersion, progress }: CheckRequest,
  readings: readonly PackageReading[],
  registry: string | null,
  kept: KeptRows | null,
): Promise<SmokeCheckResult> {
  const { checkSmoke } = await import('./check-smoke.ts');
  return await checkSmoke({
    cwd,
    env: env ?? process.env,
    readings,
    registry,
    kept,
    clioVersion,
    ...(progress === undefined ? {} : { progress }),
  });
}

function withSmoke(report: PackageReport, smoke: SmokeCheckResult | null): PackageReport {
  return smoke === null ? report : { ...report, smoke: smoke.reports.get(report.path) ?? null };
}

function nothingFound(request: CheckRequest, registry: string | null): Fault {
  const where = request.paths.map(quote).join(', ');
  const rows = registry === null ? '' : `, and ${displayPath(request.cwd, registry)} has no row`;
  return new Fault(
    'usage',
    `found neither a package, a skill nor a registry row in ${where}${rows}`,
    'a package is a directory with plugin.json, a skill one with SKILL.md; a registry is PATH/registry.yaml, PATH/library/registry.yaml or --registry FILE',
  );
}
