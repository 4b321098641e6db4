import type { Report } from './report.ts';
export interface TextOptions {
    readonly color: boolean;
    /** Columns of the terminal, or null (and absent) when the output is not looked at in one. */
    readonly width?: number | null;
}
/** The whole report as text that ends with a line feed. */
export declare function renderText(report: Report, options: TextOptions): string;
