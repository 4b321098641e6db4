import type { NotChecked } from '../base/finding.ts';
import type { RowReport } from '../report/report.ts';
import type { PreparedGate } from './gate-prepare.ts';
import type { PackageReading } from './read-package.ts';
export interface SmokeScope {
    readonly readings: readonly PackageReading[];
    readonly notChecked: readonly NotChecked[];
}
/** Splits what was read into what is installed and what is only counted. */
export declare function smokeScope(readings: readonly PackageReading[], { gate, touched }: PreparedGate, rows: readonly RowReport[]): SmokeScope;
