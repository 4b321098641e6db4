// Cycles of a directed graph of named nodes, each once, with its whole path and the edge that closes it.
import { type NumberedEdge, walkCycles } from './cycle-walk.ts';

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
export function findCycles<Mark>(
  nodes: readonly string[],
  edges: Iterable<GraphEdge<Mark>>,
): readonly ClosedCycle<Mark>[] {
  const numbers = new Map(nodes.map((node, at) => [node, at]));
  const outgoing: NumberedEdge<Mark>[][] = nodes.map(() => []);
  for (const { from, to, mark } of edges) {
    const target = numbers.get(to);
    const source = numbers.get(from);
    if (target !== undefined && source !== undefined) outgoing[source]?.push({ to: target, mark });
  }
  return walkCycles(outgoing).map(({ members, closedBy }) => {
    const path = members.map((member) => nodes[member] ?? '');
    return { path: [...path, path[0] ?? ''], closedBy };
  });
}
