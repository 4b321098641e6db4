import type { DataNode, Span } from '../base/data-node.ts';
import { type Finding } from '../base/finding.ts';
import { Source } from '../base/source.ts';
export interface PolicyText {
    /** Null where nothing can be read out of the file. */
    readonly root: DataNode | null;
    readonly source: Source | null;
    readonly findings: readonly Finding[];
}
type Messages = 'not-a-file' | 'too-large' | 'encoding' | 'syntax' | 'yaml-feature' | 'shape';
/** A finding that the file, or a part of it, cannot be read. */
export declare function unreadablePolicy(file: string | Source, messageId: Messages, message: string, span?: Span): Finding;
/** Parses the text of a policy; `file` is the name findings show. */
export declare function parsePolicyText(bytes: Uint8Array, file: string): PolicyText;
export {};
