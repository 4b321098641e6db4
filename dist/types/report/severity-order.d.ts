import type { ReportFinding } from './report.ts';
/** Severity, then what stops a host from admitting the package, then what is not decided already. */
export declare function worstFirst(findings: readonly ReportFinding[]): readonly ReportFinding[];
