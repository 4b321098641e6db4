export interface NumberedEdge<Mark> {
    readonly to: number;
    readonly mark: Mark;
}
export interface NumberedCycle<Mark> {
    /** The nodes in order, each once. */
    readonly members: readonly number[];
    readonly closedBy: Mark;
}
/** `outgoing[n]` holds the edges of node n. Nodes are walked in their order, edges in theirs. */
export declare function walkCycles<Mark>(outgoing: readonly (readonly NumberedEdge<Mark>[])[]): readonly NumberedCycle<Mark>[];
