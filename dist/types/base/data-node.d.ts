export interface Span {
    /** Offset of the first code unit in the source text. */
    readonly start: number;
    /** Offset after the last code unit. */
    readonly end: number;
}
export interface ScalarNode {
    readonly type: 'scalar';
    /** The value a typed reader sees. */
    readonly value: string | number | boolean | null;
    /** The scalar's text: as written for a plain YAML scalar or JSON literal, decoded for a string. */
    readonly text: string;
    readonly style: 'plain' | 'quoted' | 'block';
    readonly span: Span;
}
export interface ListNode {
    readonly type: 'list';
    readonly items: readonly DataNode[];
    readonly span: Span;
}
export interface MapEntry {
    readonly key: string;
    readonly keySpan: Span;
    readonly value: DataNode;
}
export interface MapNode {
    readonly type: 'map';
    readonly entries: readonly MapEntry[];
    readonly span: Span;
}
export type DataNode = ScalarNode | ListNode | MapNode;
/** The entry a host would use for `key`: the last one, as `JSON.parse` does; undefined when absent. */
export declare function entryOf(map: MapNode, key: string): MapEntry | undefined;
/** The value of `key`, or undefined. */
export declare function memberOf(map: MapNode, key: string): DataNode | undefined;
/** The string of a string scalar, else undefined. */
export declare function stringOf(node: DataNode | undefined): string | undefined;
/** Entries whose key occurred before in the same mapping. */
export declare function duplicateEntries(map: MapNode): readonly MapEntry[];
/** What a node is, in words for a message: `a list`, `the number 3`, `null`. */
export declare function describeNode(node: DataNode): string;
