import type { Finding, NotChecked } from './finding.ts';
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
export declare function keepFindings(what: string): FindingKeeper;
