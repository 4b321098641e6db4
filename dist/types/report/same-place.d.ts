import type { ReportFinding } from './report.ts';
/**
 * Groups of findings in the report's order. In a group the worst is first, and of equals the one that a Clio
 * host tells. Findings about whole files stay alone.
 */
export declare function bySamePlace(findings: readonly ReportFinding[]): readonly (readonly [ReportFinding, ...ReportFinding[]])[];
/** True where both say the same but for capitals, quotes and the last stop. */
export declare function sameWords(one: string | null, other: string | null): boolean;
/** True where `fix` says what `whole` says, or one line of it: what is to be written stands after a colon. */
export declare function saysAgain(fix: string, whole: string): boolean;
