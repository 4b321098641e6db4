import type { Report } from '../report/report.ts';
/**
 * Joins two reports of one working directory. What both say in the same words (a fault of the one policy
 * they share) is told once. Registry, changes, base and store are the first's where it has them.
 */
export declare function joinReports(first: Report, second: Report): Report;
