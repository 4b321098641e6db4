import { type Finding } from '../base/finding.ts';
export interface NamedEntry {
    readonly kind: string;
    readonly name: string;
    /** What a finding points at. */
    readonly file: string;
}
/** What is wrong with names; entries of one kind and exactly one name are not twins. */
export declare function entryNameFindings(entries: readonly NamedEntry[]): readonly Finding[];
