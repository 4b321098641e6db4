import type { Finding } from '../base/finding.ts';
import { type JudgedFinding } from '../checks/judge.ts';
import type { RowChange as Change } from '../registry/change/row-change.ts';
import type { RowChange, RowReport } from '../report/report.ts';
import type { CheckRequest } from './check.ts';
import type { Gate } from './gate.ts';
import type { PolicyDesk } from './policy-desk.ts';
/** One entry for each changed row, in the order of the file, removed rows last; null where rows could not be compared. */
export declare function reportChanges(gate: Gate, findings: readonly JudgedFinding[], rows: readonly RowReport[]): readonly RowChange[] | null;
/** Judges everything that was found, and then the policy itself: which waivers were used is known only now. */
export declare function judgeUnder(desk: PolicyDesk, findings: readonly Finding[], rows: readonly RowReport[]): readonly JudgedFinding[];
/** Files that changed under an unchanged pin; files relative to the working directory. */
export declare function unpinned(request: CheckRequest, registry: string | null, gate: Gate | null, rows: readonly RowReport[]): readonly Finding[];
/** What happened to a row, in a few words. Hostile text: escape before printing. */
export declare function describeChange(change: Change): string;
