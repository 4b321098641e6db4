import type { DataNode, Span } from './data-node.ts';
export type ParsedJson = {
    readonly ok: true;
    readonly root: DataNode;
} | {
    readonly ok: false;
    readonly why: 'syntax' | 'too-deep';
    /** Lowercase phrase without a position. */
    readonly message: string;
    readonly span: Span;
};
/** Parses strict JSON: no comments, no trailing commas, no byte-order mark, depth at most `limits.jsonDepth`. */
export declare function parseJson(text: string): ParsedJson;
