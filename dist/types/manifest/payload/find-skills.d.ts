import { type TreeIndex } from './tree-index.ts';
export interface FoundSkill {
    readonly path: string;
    /** `loose` is a .md directly in the skills root. */
    readonly form: 'directory' | 'loose';
    /** Name of the directory it has to be called after; null for a loose file and for the root itself. */
    readonly directory: string | null;
}
export interface FoundSkills {
    readonly skills: readonly FoundSkill[];
    /** SKILL.md files that no host reaches, because a directory above them is a skill already. */
    readonly hidden: readonly {
        readonly path: string;
        readonly owner: string;
    }[];
}
/** Walks the skills root `root` (root-relative, `.` possible). Linear; survives link cycles. */
export declare function findSkills(index: TreeIndex, root: string): FoundSkills;
