// Which packages are smoke-installed: where there is a base, those that changed or whose row did.
// Specification: registry page, "Only changed rows are fetched and smoke-installed".
import type { NotChecked } from '../base/finding.ts';
import { countOf } from '../report/counts.ts';
import type { RowReport } from '../report/report.ts';
import type { PreparedGate } from './gate-prepare.ts';
import type { PackageReading } from './read-package.ts';

export interface SmokeScope {
  readonly readings: readonly PackageReading[];
  readonly notChecked: readonly NotChecked[];
}

/** Splits what was read into what is installed and what is only counted. */
export function smokeScope(
  readings: readonly PackageReading[],
  { gate, touched }: PreparedGate,
  rows: readonly RowReport[],
): SmokeScope {
  if (gate === null || touched === null) return { readings, notChecked: [] };
  const paths = new Set(rows.filter(({ id }) => gate.changed.has(id)).map((row) => row.package));
  const wanted = readings.filter(
    ({ report, candidate }) => paths.has(report.path) || touched.directory(candidate.path),
  );
  const left = readings.length - wanted.length;
  if (left === 0) return { readings, notChecked: [] };
  const what = `the smoke install of ${countOf(left, 'unchanged package')}`;
  return { readings: wanted, notChecked: [{ what, why: 'only what changed is installed' }] };
}
