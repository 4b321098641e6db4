import type { PinReport } from './pin-report.ts';
/** The result for a terminal or a log; ends with a line feed. */
export declare function renderPin(report: PinReport, options: {
    readonly color: boolean;
    readonly width: number | null;
}): string;
/** The result as a value for JSON output, version 1. */
export declare function pinJson(report: PinReport): object;
