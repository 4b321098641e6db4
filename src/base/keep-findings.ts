// Collects findings and bounds how many of a kind are kept. The bound is for each rule, and within a rule
// for what refuses and what does not, so that a flood of one kind can never push another out of a report:
// of every rule that was found at least one finding stays, and with it its severity.
import type { Finding, NotChecked } from './finding.ts';
import { limits } from './limits.ts';

export interface FindingKeeper {
  readonly add: (...findings: readonly Finding[]) => void;
  /** What was kept, in the order it came. */
  readonly findings: readonly Finding[];
  /** True when a further finding of that kind is only counted; then there is no point in wording it. */
  readonly isFull: (rule: string, refuses?: boolean) => boolean;
  /** Counts findings of a kind that is full without having them. */
  readonly count: (rule: string, times?: number) => void;
  /** How many findings were counted and not kept. */
  readonly left: () => number;
  /** Rules with findings that were not kept, and how many. */
  readonly leftByRule: () => ReadonlyMap<string, number>;
  /** One entry for each rule with findings that were not kept. */
  readonly notChecked: () => readonly NotChecked[];
}

/** An empty keeper; `what` names the thing the findings are about, for `notChecked`. */
export function keepFindings(what: string): FindingKeeper {
  const kept: Finding[] = [];
  const counts = new Map<string, number>();
  const left = new Map<string, number>();
  const isFull = (rule: string, refuses = false): boolean =>
    (counts.get(kindOf(rule, refuses)) ?? 0) >= limits.findingsEach;
  const count = (rule: string, times = 1): void => {
    left.set(rule, (left.get(rule) ?? 0) + times);
  };
  return {
    findings: kept,
    isFull,
    count,
    add: (...findings) => {
      for (const one of findings) {
        if (isFull(one.rule, one.refuses)) {
          count(one.rule);
          continue;
        }
        const kind = kindOf(one.rule, one.refuses);
        counts.set(kind, (counts.get(kind) ?? 0) + 1);
        kept.push(one);
      }
    },
    left: () => [...left.values()].reduce((sum, each) => sum + each, 0),
    leftByRule: () => left,
    notChecked: () =>
      [...left].map(([rule, more]) => ({
        what: `${more} more findings of ${rule} in ${what}`,
        why: `only the first ${limits.findingsEach} of a rule are kept`,
      })),
  };
}

function kindOf(rule: string, refuses: boolean): string {
  return refuses ? `${rule}!` : rule;
}
