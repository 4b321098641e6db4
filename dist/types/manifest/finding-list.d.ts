import { type Finding, type FindingDraft } from '../base/finding.ts';
export declare class FindingList {
    #private;
    add(draft: FindingDraft): void;
    addAll(findings: readonly Finding[]): void;
    /** Takes over what another list kept, counted and refused. */
    absorb(other: FindingList): void;
    /** True when further findings of that kind are only counted; then there is no point in wording them. */
    isFull(rule: string, refuses: boolean): boolean;
    /** Counts a finding that is not kept. */
    count(rule: string, refuses: boolean): void;
    /** How many findings refuse the package, those over the cap included. */
    get refusals(): number;
    /** What was kept, in the order it came, and a last finding that counts the rest. */
    list(file: string): readonly Finding[];
}
