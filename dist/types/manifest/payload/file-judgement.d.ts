import { type Finding, type FindingDraft } from '../../base/finding.ts';
/** Collects the findings of one file, from its opening to the verdict whether it loads. */
export declare class FileJudgement {
    #private;
    readonly findings: Finding[];
    /** The first finding for which a host does not load the file, or null: it loads. */
    get stopper(): Finding | null;
    /** A fault for which a host does not load the file. */
    stops(draft: FindingDraft): void;
    /** Something worth saying about a file that loads all the same. */
    remarks(draft: FindingDraft): void;
    /** The candidate nearest to `word`, or null. Only the first faults of a file get one: it costs time. */
    nearest(word: string, candidates: ReadonlySet<string>): string | null;
}
