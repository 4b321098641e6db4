// Collects findings and bounds how many of one rule are kept. The bound is for each rule, so that a flood
// of warnings can never push an error out of the report.
import type { Finding, NotChecked } from '../base/finding.ts';
import { limits } from '../base/limits.ts';

export interface FindingKeeper {
  readonly add: (...findings: readonly Finding[]) => void;
  readonly findings: readonly Finding[];
  /** One entry for each rule whose findings were more than `limits.findingsEach`. */
  readonly notChecked: () => readonly NotChecked[];
}

/** An empty keeper; `what` names the thing the findings are about. */
export function keepFindings(what: string): FindingKeeper {
  const kept: Finding[] = [];
  const counts = new Map<string, number>();
  return {
    findings: kept,
    add: (...findings) => {
      for (const one of findings) {
        const count = (counts.get(one.rule) ?? 0) + 1;
        counts.set(one.rule, count);
        if (count <= limits.findingsEach) kept.push(one);
      }
    },
    notChecked: () =>
      [...counts]
        .filter(([, count]) => count > limits.findingsEach)
        .map(([rule, count]) => ({
          what: `${count - limits.findingsEach} more findings of ${rule} in ${what}`,
          why: `only the first ${limits.findingsEach} of a rule are kept`,
        })),
  };
}
