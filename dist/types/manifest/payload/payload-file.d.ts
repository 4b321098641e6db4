import type { Span } from '../../base/data-node.ts';
import type { Place } from '../../base/finding.ts';
import type { FileJudgement } from './file-judgement.ts';
import type { MarkdownPayload } from './markdown-payload.ts';
export interface PayloadFile {
    /** Component kind. */
    readonly kind: string;
    /** The name a host knows it by. */
    readonly name: string;
    /** Where the name stands, or the file where it follows from the path; only skills have it. */
    readonly namePlace?: Place;
    /** Root-relative path as a host walks it. */
    readonly path: string;
    readonly judgement: FileJudgement;
    /** Null where the text could not be had. */
    readonly payload: MarkdownPayload | null;
    /** True when its bytes were not kept, so that nothing could be said. */
    readonly unread: boolean;
    /** What its steps use; only fleets and playbooks have them. */
    readonly uses?: StepUses;
}
/** A text inside the frontmatter that a host hands to a process. */
export interface StepText {
    readonly text: string;
    readonly span: Span;
    /** `steps[0].args[1]`, for messages. */
    readonly path: string;
}
export interface StepUses {
    readonly agents: readonly string[];
    readonly commands: readonly StepText[];
    readonly arguments: readonly StepText[];
}
