import type { Finding, NotChecked } from '../base/finding.ts';
export interface FindingKeeper {
    readonly add: (...findings: readonly Finding[]) => void;
    readonly findings: readonly Finding[];
    /** One entry for each rule whose findings were more than `limits.findingsEach`. */
    readonly notChecked: () => readonly NotChecked[];
}
/** An empty keeper; `what` names the thing the findings are about. */
export declare function keepFindings(what: string): FindingKeeper;
