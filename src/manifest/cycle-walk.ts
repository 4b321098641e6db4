// The walk behind cycles.ts, over numbered nodes: one depth-first walk with its own stack, no recursion,
// linear in nodes and edges, whatever a hostile graph looks like.

export interface NumberedEdge<Mark> {
  readonly to: number;
  readonly mark: Mark;
}

export interface NumberedCycle<Mark> {
  /** The nodes in order, each once. */
  readonly members: readonly number[];
  readonly closedBy: Mark;
}

/** Overlapping cycles beyond these many are left out unless they hold a node not yet told of. */
const overlapping = 64;
/** Once the cycles have these many nodes in all, only those apart from every earlier one are given. */
const nodesInAll = 20_000;

const fresh = -1;
const done = -2;

/**
 * True where no cycle is: nodes that nothing requires are taken away until none is left. Most graphs have
 * none, and this is quicker than the walk. `targets[n]` holds the nodes that node n points at.
 */
export function hasNoCycle(targets: readonly (readonly number[])[]): boolean {
  const incoming = new Int32Array(targets.length);
  for (const list of targets) for (const to of list) incoming[to] = (incoming[to] ?? 0) + 1;
  const free: number[] = [];
  for (const [node, count] of incoming.entries()) if (count === 0) free.push(node);
  let taken = 0;
  for (let node = free.pop(); node !== undefined; node = free.pop()) {
    taken += 1;
    for (const to of targets[node] ?? []) {
      const left = (incoming[to] ?? 0) - 1;
      incoming[to] = left;
      if (left === 0) free.push(to);
    }
  }
  return taken === targets.length;
}

/** `outgoing[n]` holds the edges of node n. Nodes are walked in their order, edges in theirs. */
export function walkCycles<Mark>(
  outgoing: readonly (readonly NumberedEdge<Mark>[])[],
): readonly NumberedCycle<Mark>[] {
  const found: NumberedCycle<Mark>[] = [];
  const size = outgoing.length;
  // Where a node stands on the path, or that it is not on it yet or any more.
  const step = new Int32Array(size).fill(fresh);
  const told = new Uint8Array(size);
  const path = new Int32Array(size);
  const next = new Int32Array(size);
  // Per step of the path: the last step up to it whose node is in no cycle told of so far, or -1.
  const untold = new Int32Array(size);
  // The same for the last step whose node is in one.
  const known = new Int32Array(size);
  let top = -1;
  let nodes = 0;
  const enter = (node: number) => {
    top += 1;
    step[node] = top;
    path[top] = node;
    next[top] = 0;
    untold[top] = told[node] === 1 ? (untold[top - 1] ?? -1) : top;
    known[top] = told[node] === 1 ? top : (known[top - 1] ?? -1);
  };
  const isWorthTelling = (from: number): boolean => {
    if (nodes >= nodesInAll) return (known[top] ?? -1) < from;
    return found.length < overlapping || (untold[top] ?? -1) >= from;
  };
  for (let start = 0; start < size; start += 1) {
    if (step[start] !== fresh) continue;
    enter(start);
    while (top >= 0) {
      const node = path[top] ?? start;
      const at = next[top] ?? 0;
      const edge = outgoing[node]?.[at];
      if (edge === undefined) {
        step[node] = done;
        top -= 1;
        continue;
      }
      next[top] = at + 1;
      const from = step[edge.to] ?? done;
      if (from === fresh) enter(edge.to);
      else if (from >= 0 && isWorthTelling(from)) {
        const members = [...path.subarray(from, top + 1)];
        for (const member of members) told[member] = 1;
        untold.fill(untold[from - 1] ?? -1, from, top + 1);
        for (let at = from; at <= top; at += 1) known[at] = at;
        nodes += members.length;
        found.push({ members, closedBy: edge.mark });
      }
    }
  }
  return found;
}
