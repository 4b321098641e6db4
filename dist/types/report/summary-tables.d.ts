import type { Section } from './fit-sections.ts';
import type { FindingGroups } from './group-findings.ts';
import type { Report } from './report.ts';
import type { RepositoryPath } from './summary-findings.ts';
/** Packages; those with findings first when not all can be shown. */
export declare function packagesTable(report: Report, groups: FindingGroups, path: RepositoryPath): Section | null;
/** Skills without a package; those with findings first when not all can be shown. */
export declare function skillsTable(report: Report, groups: FindingGroups, path: RepositoryPath): Section | null;
export declare function changesTable(report: Report): Section | null;
/** Rows whose verdict is not pass; the others are only counted. */
export declare function rowsTable({ registry }: Report, path: RepositoryPath): Section | null;
export declare function loadList(report: Report, path: RepositoryPath): Section | null;
export declare function notCheckedList({ notChecked }: Report): Section | null;
