import { type MapNode } from '../../base/data-node.ts';
import type { FileJudgement } from './file-judgement.ts';
import type { MarkdownPayload } from './markdown-payload.ts';
/** The line to paste, which nobody takes for a description. */
export declare const descriptionLine = "description: \"<what this skill does, and when to use it>\"";
export declare const addDescription = "add this line and replace the words in <>: description: \"<what this skill does, and when to use it>\"";
export declare const writeDescription = "write, and replace the words in <>: description: \"<what this skill does, and when to use it>\"";
/** Judges `description` in the frontmatter `node` of a skill. */
export declare function judgeSkillDescription(node: MapNode, payload: MarkdownPayload, judgement: FileJudgement): void;
