export interface GraphEdge<Mark> {
    readonly from: string;
    readonly to: string;
    /** Whatever the caller wants back for the closing edge. */
    readonly mark: Mark;
}
export interface ClosedCycle<Mark> {
    /** The nodes in order, the first one again at the end. */
    readonly path: readonly string[];
    readonly closedBy: Mark;
}
/**
 * Every edge that leads back to a node on the way to it closes a cycle. All of them are given while they
 * are few; in a dense tangle only those that bring in another node, and past a size only those apart from
 * every earlier one, so that the result stays readable. Nodes are walked in their order, edges in theirs;
 * edges from or to other names are left out.
 */
export declare function findCycles<Mark>(nodes: readonly string[], edges: Iterable<GraphEdge<Mark>>): readonly ClosedCycle<Mark>[];
