import type { Report, ReportFinding } from './report.ts';
export interface FindingGroups {
    /** By package path; a package without findings has no entry. */
    readonly byPackage: ReadonlyMap<string, readonly ReportFinding[]>;
    /** By the path of a skill without a package; a skill without findings has no entry. */
    readonly bySkill: ReadonlyMap<string, readonly ReportFinding[]>;
    readonly registry: readonly ReportFinding[];
    readonly other: readonly ReportFinding[];
}
/** A finding inside the registry file is the registry's, even where it also names a package. */
export declare function groupFindings(report: Report): FindingGroups;
