// From judged findings to one verdict and one exit code. Specification: surfaces page, "Exit codes".
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
export function countFindings(findings: Iterable<{ readonly severity: Severity }>): Counts {
  const counts = { error: 0, warning: 0, note: 0 };
  for (const { severity } of findings) counts[severity] += 1;
  return counts;
}

/** Fail before inconclusive before needs-review before pass. */
export function decideVerdict(facts: VerdictFacts): Verdict {
  const failing =
    facts.counts.error > 0 || (facts.failOn === 'warning' && facts.counts.warning > 0);
  if (failing) return 'fail';
  if (facts.undecided) return 'inconclusive';
  if (facts.needsReview) return 'needs-review';
  return facts.skipped === true ? 'skipped' : 'pass';
}

/** 0 pass, 1 findings at or above the threshold, 3 could not decide; 2 is kept for faults of usage. */
export function exitCodeOf(verdict: Verdict, failOn: FailOn): 0 | 1 | 3 {
  switch (verdict) {
    case 'fail':
      return 1;
    case 'inconclusive':
      return 3;
    case 'needs-review':
      return failOn === 'needs-review' ? 1 : 0;
    case 'pass':
    case 'skipped':
      return 0;
    default:
      return verdict satisfies never;
  }
}
