import type { Section } from './fit-sections.ts';
import type { ReportFinding } from './report.ts';
export type RepositoryPath = (path: string) => string | null;
/** Sections with the findings about one thing. `title` is Markdown. */
export declare function findingSections(title: string, findings: readonly ReportFinding[], repositoryPath: RepositoryPath): readonly Section[];
