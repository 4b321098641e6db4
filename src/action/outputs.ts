// What later steps of a workflow read. Names and meanings are in action.yml; a test holds the two
// together. Values are for `env:`, never for `run:`: names of packages are hostile text.
import { forJsonText } from '../base/escape.ts';
import type { PackageReport, Report } from '../report/report.ts';

export const outputNames = [
  'verdict',
  'errors',
  'warnings',
  'digest',
  'packages',
  'changed',
  'report',
] as const;

export type OutputName = (typeof outputNames)[number];

/** GitHub takes at most 1 MiB for the outputs of a step; a list above this is left empty. */
const LIST_CHARACTERS = 400_000;

export interface Outputs {
  readonly values: Readonly<Record<OutputName, string>>;
  /** Lists that were too long for an output. */
  readonly leftEmpty: readonly OutputName[];
}

/** The outputs of a run; `reportFile` is where the JSON report went, or null. */
export function outputsOf(report: Report, reportFile: string | null): Outputs {
  const leftEmpty: OutputName[] = [];
  const list = (name: OutputName, values: readonly object[]): string => {
    const text = forJsonText(JSON.stringify(values));
    if (text.length <= LIST_CHARACTERS) return text;
    leftEmpty.push(name);
    return '';
  };
  const [only, ...others] = report.packages;
  return {
    values: {
      verdict: report.verdict,
      errors: String(report.counts.error),
      warnings: String(report.counts.warning),
      digest: others.length === 0 ? (only?.digest ?? '') : '',
      packages: list('packages', report.packages.map(inBrief)),
      changed: list(
        'changed',
        (report.changes ?? []).map(({ id, change, verdict }) => ({ id, change, verdict })),
      ),
      report: reportFile ?? '',
    },
    leftEmpty,
  };
}

function inBrief(one: PackageReport): object {
  const { path, name, kind, version, digest, admitted, conformant, compatible } = one;
  return { path, name, kind, version, digest, admitted, conformant, compatible };
}
