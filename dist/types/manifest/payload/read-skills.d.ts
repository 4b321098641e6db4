import { FileJudgement } from './file-judgement.ts';
import type { PayloadFile } from './payload-file.ts';
import type { TreeIndex } from './tree-index.ts';
export interface ReadSkills {
    readonly files: readonly PayloadFile[];
    /** Findings about the root as a whole. */
    readonly judgement: FileJudgement;
    readonly foundAny: boolean;
}
/** Reads every skill below `root`. `rootDirectory` is what a SKILL.md in the root itself must be called. */
export declare function readSkills(index: TreeIndex, root: string, rootDirectory?: string | null): ReadSkills;
