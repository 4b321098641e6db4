import { type MapNode } from '../../base/data-node.ts';
import { type Place } from '../../base/finding.ts';
import type { FileJudgement } from './file-judgement.ts';
import type { FoundSkill } from './find-skills.ts';
import type { MarkdownPayload } from './markdown-payload.ts';
/** Judges `name` in the frontmatter; the name a host uses is `fallback` where none is written. */
export declare function judgeSkillName(node: MapNode, skill: FoundSkill, fallback: string, payload: MarkdownPayload, judgement: FileJudgement): {
    readonly name: string;
    readonly namePlace: Place;
};
