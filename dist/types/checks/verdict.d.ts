import type { Severity } from './rule.ts';
export type Verdict = 'pass' | 'fail' | 'needs-review' | 'inconclusive' | 'skipped';
/** What makes a run fail. `needs-review` fails on errors and on anything a person has to look at. */
export type FailOn = 'error' | 'warning' | 'needs-review';
export interface Counts {
    readonly error: number;
    readonly warning: number;
    readonly note: number;
}
export interface VerdictFacts {
    readonly counts: Counts;
    /** Something that was asked for could not be decided (network, environment). */
    readonly undecided: boolean;
    /** A change that a person has to look at. */
    readonly needsReview: boolean;
    /** Nothing was there to look at, and that is as it should be. */
    readonly skipped?: boolean;
    readonly failOn: FailOn;
}
/** Counts by severity. */
export declare function countFindings(findings: Iterable<{
    readonly severity: Severity;
}>): Counts;
/** Fail before inconclusive before needs-review before pass. */
export declare function decideVerdict(facts: VerdictFacts): Verdict;
/** 0 pass, 1 findings at or above the threshold, 3 could not decide; 2 is kept for faults of usage. */
export declare function exitCodeOf(verdict: Verdict, failOn: FailOn): 0 | 1 | 3;
