import type { FindingDraft, Place } from '../../base/finding.ts';
export interface NamedSkill {
    readonly name: string;
    readonly namePlace: Place;
    /** Path of its SKILL.md. */
    readonly path: string;
}
/** The fault of the later one; both have the name of `first`. Places stay as they are given. */
export declare function twiceFault(later: NamedSkill, first: NamedSkill): FindingDraft;
