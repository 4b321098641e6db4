import type { PackageReport, Report } from './report.ts';
/** The JSON document, indented by two, ending with a line feed; safe to print into a log. */
export declare function renderJson(report: Report): string;
/** The same as a value. */
export declare function reportJson(report: Report): object;
/** One package as in the report; also what the Action gives as its `packages` output. */
export declare function packageJson(one: PackageReport): object;
