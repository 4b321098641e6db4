export interface NumberedEdge<Mark> {
    readonly to: number;
    readonly mark: Mark;
}
export interface NumberedCycle<Mark> {
    /** The nodes in order, each once. */
    readonly members: readonly number[];
    readonly closedBy: Mark;
}
/**
 * True where no cycle is: nodes that nothing requires are taken away until none is left. Most graphs have
 * none, and this is quicker than the walk. `targets[n]` holds the nodes that node n points at.
 */
export declare function hasNoCycle(targets: readonly (readonly number[])[]): boolean;
/** `outgoing[n]` holds the edges of node n. Nodes are walked in their order, edges in theirs. */
export declare function walkCycles<Mark>(outgoing: readonly (readonly NumberedEdge<Mark>[])[]): readonly NumberedCycle<Mark>[];
