// The component graph: nodes `kind:id`, edges `requires`, and what is wrong with them. Iterative, so
// that no graph is too deep. Specification: manifest page, "Component graph".
import type { Span } from '../base/data-node.ts';
import { nearestOf } from '../base/nearest.ts';
import { quote } from '../base/quote.ts';
import { parseComponentReference } from './component-id.ts';
import type { DeclaredComponent } from './components.ts';
import { type ClosedCycle, findCycles, type GraphEdge } from './cycles.ts';
import { type Judgement, refuse, report, suggest } from './judgement.ts';
import type { ComponentGraph } from './manifest.ts';
import { judgeName } from './names-in-manifest.ts';

/** Builds the graph of the declared components and adds its findings. */
export function buildComponentGraph(
  judgement: Judgement,
  components: readonly DeclaredComponent[],
): ComponentGraph {
  const nodes = collectNodes(judgement, components);
  const names = [...nodes.keys()];
  const edges: GraphEdge<Span>[] = [];
  for (const component of components) {
    const from = nodeName(component);
    const seen = new Set<string>();
    for (const reference of component.requires) {
      const to = reference.value;
      if (seen.has(to)) {
        report(judgement, 'component/reference-twice', {
          messageId: 'twice',
          message: `${component.label} requires ${quote(to)} twice`,
          at: reference.span,
          found: quote(to),
          expected: 'each reference once',
        });
        continue;
      }
      seen.add(to);
      if (from === to) {
        refuse(judgement, 'component/self-reference', {
          messageId: 'self',
          message: `${quote(to)} requires itself`,
          at: reference.span,
          found: quote(to),
          expected: 'another component',
        });
      } else if (!nodes.has(to)) refuseTarget(judgement, to, reference.span, names);
      else if (from !== null) edges.push({ from, to, mark: reference.span });
    }
  }
  const cycles = findCycles(names, edges);
  for (const cycle of cycles) refuseCycle(judgement, cycle);
  return {
    nodes: names,
    edges: edges.map(({ from, to }) => ({ from, to })),
    cycles: cycles.map((cycle) => cycle.path),
  };
}

function nodeName(component: DeclaredComponent): string | null {
  return component.kind === null || component.id === null
    ? null
    : `${component.kind.value}:${component.id.value}`;
}

function collectNodes(
  judgement: Judgement,
  components: readonly DeclaredComponent[],
): ReadonlyMap<string, DeclaredComponent> {
  const nodes = new Map<string, DeclaredComponent>();
  for (const component of components) {
    const name = nodeName(component);
    if (name === null || component.id === null) continue;
    const earlier = nodes.get(name);
    if (earlier === undefined) {
      nodes.set(name, component);
      continue;
    }
    const { start, end } = earlier.id?.span ?? component.id.span;
    refuse(judgement, 'component/duplicate', {
      messageId: 'duplicate',
      message: `${component.label} declares ${quote(name)} a second time, after ${earlier.label}`,
      at: component.id.span,
      found: quote(name),
      expected: 'each kind:id once',
      related: [{ message: 'declared first here', place: judgement.source.place(start, end) }],
    });
  }
  return nodes;
}

function refuseTarget(judgement: Judgement, to: string, at: Span, names: readonly string[]): void {
  const reference = parseComponentReference(to);
  if (reference === null) {
    refuse(judgement, 'component/reference', {
      messageId: 'form',
      message: `reference ${quote(to)} does not have the form kind:id`,
      at,
      found: quote(to),
      expected: 'kind:id of a component of this package, as in "skill:reader"',
    });
    return;
  }
  const known = judgeName(judgement, {
    role: 'component',
    name: reference.kind,
    at,
    unknownRule: 'component/reference',
  });
  if (!known) return;
  const best = suggest(judgement, () => nearestOf(to, names));
  refuse(judgement, 'component/missing-target', {
    messageId: 'missing',
    message: `the package has no component ${quote(to)}`,
    at,
    found: quote(to),
    expected: 'a component that this manifest declares',
    fix: best === null ? null : `write ${quote(best)}, or declare ${quote(to)} as a component`,
  });
}

function refuseCycle(judgement: Judgement, cycle: ClosedCycle<Span>): void {
  const path = cyclePath(cycle.path);
  refuse(judgement, 'component/cycle', {
    messageId: 'cycle',
    message: `components require each other in a circle: ${path}`,
    at: cycle.closedBy,
    found: path,
    expected: 'requirements without a circle',
    fix: `remove this reference, or another one of the circle`,
  });
}

/** The whole path, as in `skill:a → agent:b → skill:a`. Every node has a checked or quoted form. */
function cyclePath(path: readonly string[]): string {
  return path
    .map((node) => (parseComponentReference(node) === null ? quote(node) : node))
    .join(' → ');
}
