import type { FileJudgement } from './file-judgement.ts';
import type { MarkdownPayload } from './markdown-payload.ts';
/**
 * Reports every problem of the frontmatter and every duplicate key in it. `kind` is given where a host
 * takes each Markdown file of the directory for one, so that a README there is told what to do.
 */
export declare function judgeFrontmatter(payload: MarkdownPayload, judgement: FileJudgement, kind?: string | null): void;
