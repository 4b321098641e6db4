// The smoke installs of a check: every package that was read is really installed in throw-away
// directories. What fails is a finding; what could not be tried is undecided, and never looks green.
// Loaded only where it was asked for. Specification: lifecycle page, "Smoke install"; surfaces, `--smoke`.
import { tmpdir } from 'node:os';
import { type Finding, finding, type NotChecked, wholeFile } from '../base/finding.ts';
import { listNames, quote } from '../base/quote.ts';
import { joinRelative } from '../base/relative-path.ts';
import { shellWord } from '../registry/shell-word.ts';
import { countOf } from '../report/counts.ts';
import type { SmokeReport } from '../report/report.ts';
import { runSmoke } from '../smoke/run-smoke.ts';
import type { SmokeResult } from '../smoke/smoke-types.ts';
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
  readonly clioVersion: string;
  readonly progress?: Progress;
}

export interface SmokeCheckResult {
  /** By the package's path in the report. */
  readonly reports: ReadonlyMap<string, SmokeReport>;
  /** Files are relative to the working directory. */
  readonly findings: readonly Finding[];
  readonly notChecked: readonly NotChecked[];
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
  const requests = planSmoke(
    {
      cwd: check.cwd,
      roots: check.readings.map(({ candidate }) => candidate.path),
      registry: check.registry,
      clioVersion: check.clioVersion,
      temporaryRoot: tmpdir(),
      signal,
    },
    host,
  );
  const reports = new Map<string, SmokeReport>();
  const findings: Finding[] = [];
  const notChecked: NotChecked[] = [];
  for (const [at, request] of requests.entries()) {
    const reading = check.readings[at];
    if (reading === undefined) continue;
    check.progress?.('smoke installs', at, requests.length);
    const results = await runSmoke(request, host);
    const report = smokeReportOf(results);
    if (report !== null) reports.set(reading.report.path, report);
    findings.push(...failures(reading, results));
    notChecked.push(...gaps(reading, results));
  }
  const gapped = notChecked.length;
  return {
    reports,
    findings,
    notChecked,
    undecided:
      gapped === 0 ? null : `${countOf(gapped, 'smoke install')} could not be tried to the end`,
  };
}

/** One finding for each assertion that does not hold; one for both scopes where they say the same. */
function failures(reading: PackageReading, results: readonly SmokeResult[]): readonly Finding[] {
  const failed = results.flatMap(({ scope, assertions }) =>
    assertions.filter(({ ok }) => !ok).map(({ name, detail }) => ({ scope, name, detail })),
  );
  const { path, name } = reading.report;
  const what = quote(name ?? path);
  const refusing = reading.findings.find(({ refuses }) => refuses);
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
      place: wholeFile(joinRelative(path, 'plugin.json')),
      found: those[0]?.detail ?? null,
      expected:
        'installed, listed, loaded, projected, switched, updated and removed without a trace',
      fix: `put right what was found, then see all of it with: plugin-gate smoke ${shellWord(path)}`,
      package: path,
      blockedBy: isRefused ? (refusing?.rule ?? null) : null,
    });
  });
}

function gaps(reading: PackageReading, results: readonly SmokeResult[]): readonly NotChecked[] {
  const open = results.filter(({ result }) => result === 'inconclusive' || result === 'not-run');
  if (open.length === 0) return [];
  const reasons = [
    ...new Set(open.map(({ result, reason }) => `${result}, ${reason ?? 'no reason'}`)),
  ];
  return [{ what: `smoke install of ${reading.report.path}`, why: listNames(reasons) }];
}
