// The smoke installs of a check: every package that was read is really installed in throw-away
// directories. What fails is a finding; what could not be tried is undecided, and never looks green.
// Loaded only where it was asked for. Specification: lifecycle page, "Smoke install"; surfaces, `--smoke`.
import { tmpdir } from 'node:os';
import { type Finding, finding, type NotChecked, type Place, wholeFile } from '../base/finding.ts';
import { listNames, quote } from '../base/quote.ts';
import { joinRelative } from '../base/relative-path.ts';
import { shellWord } from '../registry/shell-word.ts';
import { countOf } from '../report/counts.ts';
import type { SmokeReport } from '../report/report.ts';
import { runSmoke } from '../smoke/run-smoke.ts';
import type { SmokeResult } from '../smoke/smoke-types.ts';
import type { KeptRows } from './kept-rows.ts';
import { planSmoke } from './plan-smoke.ts';
import { processHost } from './process-host.ts';
import type { Progress } from './progress.ts';
import type { PackageReading } from './read-package.ts';
import { smokeReportOf } from './smoke-report.ts';
import { untilInterrupted } from './until-interrupted.ts';

export interface SmokeCheck {
  /** Absolute working directory. */
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly readings: readonly PackageReading[];
  /** Absolute path of the registry that requirements come from, or null. */
  readonly registry: string | null;
  /** Packages of remote rows, those to be tried among them, or null. */
  readonly kept: KeptRows | null;
  readonly clioVersion: string;
  readonly progress?: Progress;
}

export interface SmokeCheckResult {
  /** By the package's path in the report. */
  readonly reports: ReadonlyMap<string, SmokeReport>;
  /** Files are relative to the working directory. */
  readonly findings: readonly Finding[];
  readonly notChecked: readonly NotChecked[];
  /** Paths of packages, and ids of remote rows, that could not be tried to the end. */
  readonly open: ReadonlySet<string>;
  /** Why the run is undecided, or null. */
  readonly undecided: string | null;
}

/**
 * Tries each package; a signal meanwhile takes away what was made before it ends the process. Throws
 * `Fault` as `readRegistry` does; whatever a package does is a result.
 */
export function checkSmoke(check: SmokeCheck): Promise<SmokeCheckResult> {
  return untilInterrupted((signal) => tryAll(check, signal));
}

async function tryAll(check: SmokeCheck, signal: AbortSignal): Promise<SmokeCheckResult> {
  const host = processHost(check.cwd, check.env);
  const subjects = subjectsOf(check);
  const requests = planSmoke(
    {
      cwd: check.cwd,
      roots: subjects.map(({ root }) => root),
      registry: check.registry,
      kept: check.kept,
      clioVersion: check.clioVersion,
      temporaryRoot: tmpdir(),
      signal,
    },
    host,
  );
  const reports = new Map<string, SmokeReport>();
  const findings: Finding[] = [];
  const notChecked: NotChecked[] = [];
  const open = new Set<string>();
  for (const [at, request] of requests.entries()) {
    const subject = subjects[at];
    if (subject === undefined) continue;
    check.progress?.('smoke installs', at, requests.length);
    const results = await runSmoke(request, host);
    const report = smokeReportOf(results);
    if (report !== null && subject.package !== null) reports.set(subject.package, report);
    findings.push(...failures(subject, results));
    const left = gaps(subject, results);
    notChecked.push(...left);
    if (left.length > 0) open.add(subject.target);
  }
  const gapped = notChecked.length;
  return {
    reports,
    findings,
    notChecked,
    open,
    undecided:
      gapped === 0 ? null : `${countOf(gapped, 'smoke install')} could not be tried to the end`,
  };
}

/** What is tried: a package that was read here, or one that was fetched for a remote row. */
interface Subject {
  readonly root: string;
  readonly what: string;
  readonly place: Place;
  readonly package: string | null;
  readonly row: string | null;
  /** What `plugin-gate smoke` takes to try it again. */
  readonly target: string;
  /** The rule that a host refuses it by, or null. */
  readonly refusedBy: string | null;
}

function subjectsOf({ readings, kept }: SmokeCheck): readonly Subject[] {
  const local = readings.map(({ candidate, report, findings }): Subject => {
    const { path, name } = report;
    return {
      root: candidate.path,
      what: quote(name ?? path),
      place: wholeFile(joinRelative(path, 'plugin.json')),
      package: path,
      row: null,
      target: path,
      refusedBy: findings.find(({ refuses }) => refuses)?.rule ?? null,
    };
  });
  const remote = (kept?.wanted ?? []).flatMap(({ label, place }): readonly Subject[] => {
    const root = kept?.rootOf(label) ?? null;
    if (root === null) return [];
    const more = { package: null, row: label, target: label, refusedBy: null };
    return [{ root, what: label, place, ...more }];
  });
  return [...local, ...remote];
}

/** One finding for each assertion that does not hold; one for both scopes where they say the same. */
function failures(subject: Subject, results: readonly SmokeResult[]): readonly Finding[] {
  const failed = results.flatMap(({ scope, assertions }) =>
    assertions.filter(({ ok }) => !ok).map(({ name, detail }) => ({ scope, name, detail })),
  );
  const { what } = subject;
  const steps = [...new Set(failed.map((one) => one.name))];
  return steps.map((step) => {
    const those = failed.filter((one) => one.name === step);
    const where = those.length > 1 ? 'both scopes' : `the ${those[0]?.scope ?? 'user'} scope`;
    const isRefused = step === 'admitted';
    return finding({
      rule: 'smoke/failed',
      messageId: isRefused ? 'refused' : 'assertion',
      message: isRefused
        ? `${what} cannot be installed in ${where}`
        : `the smoke install of ${what} does not hold in ${where}: ${step}`,
      place: subject.place,
      found: those[0]?.detail ?? null,
      expected:
        'installed, listed, loaded, projected, switched, updated and removed without a trace',
      fix: `put right what was found, then see all of it with: plugin-gate smoke ${shellWord(subject.target)}`,
      package: subject.package,
      row: subject.row,
      blockedBy: isRefused ? subject.refusedBy : null,
    });
  });
}

function gaps(subject: Subject, results: readonly SmokeResult[]): readonly NotChecked[] {
  const open = results.filter(({ result }) => result === 'inconclusive' || result === 'not-run');
  if (open.length === 0) return [];
  const reasons = [
    ...new Set(open.map(({ result, reason }) => `${result}, ${reason ?? 'no reason'}`)),
  ];
  return [{ what: `smoke install of ${subject.target}`, why: listNames(reasons) }];
}
