import { type Place } from '../../base/finding.ts';
import type { FileJudgement } from './file-judgement.ts';
import type { FoundSkill } from './find-skills.ts';
import { type MarkdownPayload } from './markdown-payload.ts';
import { type TreeIndex } from './tree-index.ts';
export interface ReadSkill {
    readonly name: string;
    /** Place of the name's value, or of the file where the name comes from its path. */
    readonly namePlace: Place;
    readonly payload: MarkdownPayload | null;
    /** True when its bytes were not kept, so that nothing could be said. */
    readonly unread: boolean;
}
/** Reads the skill and judges it; what is wrong goes to `judgement`. */
export declare function readSkill(index: TreeIndex, skill: FoundSkill, judgement: FileJudgement): ReadSkill;
