import type { FileJudgement } from './file-judgement.ts';
import type { FoundSkill } from './find-skills.ts';
import type { MarkdownPayload } from './markdown-payload.ts';
/** A loose file that nobody meant to be a skill: no frontmatter, or one without a description. */
export declare function isStray({ frontmatter }: MarkdownPayload): boolean;
/** Says what a host makes of the stray file `skill`. */
export declare function judgeStray(skill: FoundSkill, payload: MarkdownPayload, judgement: FileJudgement): void;
