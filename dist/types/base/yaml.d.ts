import type { DataNode, Span } from './data-node.ts';
export type YamlRefusal = 'directive' | 'tag' | 'anchor' | 'alias' | 'merge-key' | 'complex-key' | 'second-document';
export interface YamlProblem {
    readonly refusal: YamlRefusal;
    readonly span: Span;
}
export interface YamlSyntax {
    /** `tab`: a tab in the indentation, and the span is that tab. */
    readonly why: 'tab' | 'too-deep' | 'nul' | 'other';
    /** The parser's reason. */
    readonly message: string;
    readonly span: Span;
}
export interface ParsedYaml {
    /**
     * Null when the text has no document or a syntax error. An empty document is a null scalar.
     * Spans of nodes: a quoted scalar with its quotes, a block scalar from its `|` or `>`, a flow
     * collection with its brackets, an empty value at the offset after its `:` or `-`.
     */
    readonly root: DataNode | null;
    readonly syntax: YamlSyntax | null;
    readonly problems: readonly YamlProblem[];
}
/** Parses one strict YAML document of at most `limits.yamlDepth` levels. Never throws for a bad text. */
export declare function parseYaml(text: string): ParsedYaml;
