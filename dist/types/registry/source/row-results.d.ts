import type { Finding, NotChecked } from '../../base/finding.ts';
import type { PluginCandidate } from '../../manifest/manifest.ts';
import type { RemoteRow } from './row-finding.ts';
export interface RemoteVerdict {
    /** 0-based position of the row in the file. */
    readonly index: number;
    /** `kind:name`, or `row N`. */
    readonly id: string;
    readonly verdict: 'pass' | 'fail' | 'inconclusive';
    /** Why it is inconclusive, or null. */
    readonly reason: string | null;
    readonly resolvedCommit: string | null;
    readonly digest: string | null;
    /** What was read, or null. Its files are gone by now: see `root`. */
    readonly candidate: PluginCandidate | null;
    /** Absolute directory of a copy of the package, where the check was asked to keep them; else null. */
    readonly root: string | null;
}
export interface Settled {
    readonly findings: readonly Finding[];
    readonly commit?: string;
    readonly candidate?: PluginCandidate;
    readonly root?: string | null;
}
/** `what` in the plural; `done` of `total` are decided. */
export type ProgressReport = (what: string, done: number, total: number) => void;
export declare class RowResults {
    #private;
    constructor(rows: readonly RemoteRow[], progress: ProgressReport | null);
    /** Adds findings to a row without deciding it. */
    add(remote: RemoteRow, findings: readonly Finding[]): void;
    /** Everything that could be found out about the row is known. */
    settle(remote: RemoteRow, settled: Settled): void;
    /** The row could not be decided; never a pass, never the author's fault. */
    undecided(remote: RemoteRow, why: string): void;
    /** Archived or moved could not be told for a repository; the rest stands. */
    factsUnknown(repository: string, why: string): void;
    notChecked(entry: NotChecked): void;
    /** In file order, whatever order the answers came in. */
    findings(): readonly Finding[];
    verdicts(isError: (finding: Finding) => boolean): readonly RemoteVerdict[];
    /** One entry for each reason, naming the rows or repositories it holds for. */
    everyNotChecked(): readonly NotChecked[];
}
