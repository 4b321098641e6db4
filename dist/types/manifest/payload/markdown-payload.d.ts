import { type Frontmatter } from '../../base/frontmatter.ts';
import type { Source } from '../../base/source.ts';
import type { FileJudgement } from './file-judgement.ts';
export interface MarkdownPayload {
    readonly source: Source;
    readonly frontmatter: Frontmatter;
}
/** Decodes the bytes of the file at `path` and reads its frontmatter; encoding faults go to `judgement`. */
export declare function openMarkdown(path: string, bytes: Uint8Array, judgement: FileJudgement): MarkdownPayload | null;
