import type { Section } from './fit-sections.ts';
import type { Report } from './report.ts';
import type { RepositoryPath } from './summary-findings.ts';
export declare function graphSections(report: Report, path: RepositoryPath): readonly Section[];
