// Runs the gate as the command line and the Action do, and gives back what a person would look at.
import type { BaseChoice } from '../../src/git/base-request.ts';
import type { Report } from '../../src/report/report.ts';
import { type CheckRequest, checkPaths } from '../../src/usecases/check.ts';

/** Checks a directory against the branch `base` and fetches no row; `request` changes that. */
export function runGate(directory: string, request: Partial<CheckRequest> = {}): Promise<Report> {
  const base: BaseChoice = { kind: 'ref', ref: 'base' };
  return checkPaths({
    cwd: directory,
    paths: ['.'],
    registry: null,
    clioVersion: 'auto',
    failOn: 'error',
    today: '2026-06-15',
    sources: 'none',
    base,
    ...request,
  });
}

/** `severity rule: message` of findings whose rule begins with one of the areas. */
export function toldBy(report: Report, ...areas: readonly string[]): readonly string[] {
  return report.findings
    .filter(({ rule }) => areas.some((area) => rule.startsWith(`${area}/`)))
    .map(({ severity, rule, message }) => `${severity} ${rule}: ${message}`);
}

/** `verdict id: change` of each changed row, or null. */
export function changesOf(report: Report): readonly string[] | null {
  return report.changes?.map(({ id, change, verdict }) => `${verdict} ${id}: ${change}`) ?? null;
}
