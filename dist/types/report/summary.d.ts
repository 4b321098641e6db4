import type { Report } from './report.ts';
import { type RepositoryPath } from './summary-findings.ts';
export interface SummaryOptions {
    /** Path of a report file relative to the repository, or null when it lies outside. */
    readonly repositoryPath: RepositoryPath;
    /** Size limit in bytes of UTF-8; GitHub's where absent. */
    readonly bytes?: number;
}
/** The whole summary, ending with a line feed. */
export declare function renderSummary(report: Report, options: SummaryOptions): string;
