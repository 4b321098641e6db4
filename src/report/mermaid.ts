// A graph as a Mermaid flowchart. Node names are ours (`n0`, `n1`); what came from a package is only
// ever a label. A graph too large to be read is not drawn.
import { forMermaid } from '../base/escape.ts';
import { shorten } from '../base/quote.ts';
import type { ComponentGraph } from '../manifest/manifest.ts';

export const drawable = { nodes: 40, edges: 80 } as const;

/** True when the graph has something to show. */
export function hasEdges(graph: ComponentGraph): boolean {
  return graph.edges.length > 0;
}

/** True when a person can still read the drawing. */
export function isDrawable(graph: ComponentGraph): boolean {
  return graph.nodes.length <= drawable.nodes && graph.edges.length <= drawable.edges;
}

/** The flowchart, arrows from what requires to what is required; the arrows of a cycle are red. */
export function renderMermaid(graph: ComponentGraph): string {
  const names = new Map<string, string>();
  const name = (node: string): string => {
    const known = names.get(node);
    if (known !== undefined) return known;
    const next = `n${names.size}`;
    names.set(node, next);
    return next;
  };
  for (const node of graph.nodes) name(node);
  const circular = new Set(
    graph.cycles.flatMap((cycle) => cycle.slice(1).map((to, at) => `${cycle[at]}\0${to}`)),
  );
  const red: number[] = [];
  const edges = graph.edges.map(({ from, to }, at) => {
    if (circular.has(`${from}\0${to}`)) red.push(at);
    return `  ${name(from)} --> ${name(to)}`;
  });
  return [
    'flowchart LR',
    ...[...names].map(([node, id]) => `  ${id}["${forMermaid(shorten(node))}"]`),
    ...edges,
    ...(red.length === 0 ? [] : [`  linkStyle ${red.join(',')} stroke:#cf222e,stroke-width:2px`]),
  ].join('\n');
}
