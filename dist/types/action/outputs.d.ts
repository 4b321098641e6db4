import type { Report } from '../report/report.ts';
export declare const outputNames: readonly ['verdict', 'errors', 'warnings', 'digest', 'packages', 'changed', 'report'];
export type OutputName = (typeof outputNames)[number];
export interface Outputs {
    readonly values: Readonly<Record<OutputName, string>>;
    /** Lists that were too long for an output. */
    readonly leftEmpty: readonly OutputName[];
}
/** The outputs of a run; `reportFile` is where the JSON report went, or null. */
export declare function outputsOf(report: Report, reportFile: string | null): Outputs;
