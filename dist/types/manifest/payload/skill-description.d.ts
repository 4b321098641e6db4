import { type MapNode } from '../../base/data-node.ts';
import type { FileJudgement } from './file-judgement.ts';
import type { MarkdownPayload } from './markdown-payload.ts';
/** Judges `description` in the frontmatter `node` of a skill. */
export declare function judgeSkillDescription(node: MapNode, payload: MarkdownPayload, judgement: FileJudgement): void;
