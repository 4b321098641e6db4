// Cycles of a directed graph, each once, with its whole path and the edge that closes it. One
// depth-first walk with its own stack: no recursion, linear in nodes and edges.

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

/** Overlapping cycles beyond these many are left out unless they hold a node not yet told of. */
const overlapping = 64;

/**
 * Every edge that leads back to a node on the way to it closes a cycle. All of them are given while they
 * are few; in a dense tangle only those that bring in another node, so that the result stays readable
 * and every cycle apart from the others is there. Nodes are walked in their order, edges in theirs.
 */
export function findCycles<Mark>(
  nodes: readonly string[],
  edges: readonly GraphEdge<Mark>[],
): readonly ClosedCycle<Mark>[] {
  const outgoing = new Map<string, GraphEdge<Mark>[]>();
  for (const node of nodes) outgoing.set(node, []);
  for (const edge of edges) outgoing.get(edge.from)?.push(edge);
  const found: ClosedCycle<Mark>[] = [];
  const told = new Set<string>();
  const done = new Set<string>();
  const path: string[] = [];
  const next: number[] = [];
  // Per step of the path: the last step up to it whose node is in no cycle told of so far, or -1.
  const untold: number[] = [];
  const depth = new Map<string, number>();
  const enter = (node: string) => {
    const at = path.length;
    depth.set(node, at);
    path.push(node);
    untold.push(told.has(node) ? (untold[at - 1] ?? -1) : at);
    next.push(0);
  };
  for (const start of nodes) {
    if (done.has(start)) continue;
    enter(start);
    while (path.length > 0) {
      const top = path.length - 1;
      const node = path[top] ?? start;
      const at = next[top] ?? 0;
      const edge = outgoing.get(node)?.[at];
      if (edge === undefined) {
        done.add(node);
        depth.delete(node);
        path.pop();
        next.pop();
        untold.pop();
        continue;
      }
      next[top] = at + 1;
      const from = depth.get(edge.to);
      if (from === undefined) {
        if (!done.has(edge.to) && outgoing.has(edge.to)) enter(edge.to);
      } else if (found.length < overlapping || (untold[top] ?? -1) >= from) {
        const members = path.slice(from);
        for (const member of members) told.add(member);
        untold.fill(untold[from - 1] ?? -1, from);
        found.push({ path: [...members, edge.to], closedBy: edge.mark });
      }
    }
  }
  return found;
}
