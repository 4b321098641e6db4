import type { Report } from './report.ts';
export interface AnnotationOptions {
    /** Path of a report file relative to the repository, or null when it lies outside. */
    readonly repositoryPath: (path: string) => string | null;
    /** Where the findings are that have no annotation, such as `the job summary`. */
    readonly restIn: string;
}
/** One workflow command a line, each ending with a line feed; empty when there is nothing to say. */
export declare function renderAnnotations(report: Report, options: AnnotationOptions): string;
