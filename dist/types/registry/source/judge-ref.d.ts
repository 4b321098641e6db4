import type { Finding } from '../../base/finding.ts';
import type { RemoteRefs } from '../../git/remote-refs.ts';
import type { TreeUrl } from '../tree-url.ts';
import type { ReportRow } from './row-finding.ts';
export interface WantedRef {
    /** Full name, as the server listed it. */
    readonly name: string;
    readonly kind: 'tag' | 'branch';
    /** The id it leads to now. */
    readonly commit: string;
}
export interface JudgedRef {
    /** Null where there is nothing a host could clone. */
    readonly ref: WantedRef | null;
    readonly findings: readonly Finding[];
}
/** Judges REF against the branches and tags the server listed. */
export declare function judgeRef(refs: RemoteRefs, source: TreeUrl, report: ReportRow): JudgedRef;
