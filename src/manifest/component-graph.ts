// The component graph: nodes `kind:id`, edges `requires`, and what is wrong with them. Iterative, so
// that no graph is too deep. Specification: manifest page, "Component graph".
import type { Span } from '../base/data-node.ts';
import { nearestOf } from '../base/nearest.ts';
import { quote } from '../base/quote.ts';
import { parseComponentReference } from './component-id.ts';
import type { DeclaredComponent } from './components.ts';
import { hasNoCycle, type NumberedCycle, type NumberedEdge, walkCycles } from './cycle-walk.ts';
import { type Judgement, refuse, report, suggest } from './judgement.ts';
import type { ComponentGraph } from './manifest.ts';
import { judgeName } from './names-in-manifest.ts';
import { shownValue } from './shown-value.ts';

/** Builds the graph of the declared components and adds its findings. */
export function buildComponentGraph(
  judgement: Judgement,
  components: readonly DeclaredComponent[],
): ComponentGraph {
  const numbers = numberNodes(judgement, components);
  const nodes = [...numbers.keys()];
  const targets: number[][] = nodes.map(() => []);
  const marks: Span[][] = nodes.map(() => []);
  const edges: { readonly from: string; readonly to: string }[] = [];
  // Per node the component that referred to it last: cheaper than a set for each component.
  const lastFrom = new Int32Array(nodes.length).fill(-1);
  for (const [at, component] of components.entries()) {
    const from = nodeName(component);
    const number = from === null ? -1 : (numbers.get(from) ?? -1);
    const missing = new Set<string>();
    for (const { value: to, span } of component.requires) {
      const target = numbers.get(to);
      if (target === undefined ? missing.has(to) : lastFrom[target] === at) {
        report(judgement, 'component/reference-twice', {
          messageId: 'twice',
          message: `${component.label} requires ${quote(to)} twice`,
          at: span,
          found: shownValue(to),
          expected: 'each reference once',
        });
        continue;
      }
      if (target === undefined) missing.add(to);
      else lastFrom[target] = at;
      if (from === to) {
        refuse(judgement, 'component/self-reference', {
          messageId: 'self',
          message: `${quote(to)} requires itself`,
          at: span,
          found: shownValue(to),
          expected: 'another component',
        });
      } else if (target === undefined) refuseTarget(judgement, to, span, nodes);
      else if (from !== null) {
        targets[number]?.push(target);
        marks[number]?.push(span);
        edges.push({ from, to });
      }
    }
  }
  const cycles = hasNoCycle(targets) ? [] : walkCycles(numberedEdges(targets, marks));
  if (cycles.length > 0) refuseCycles(judgement, nodes, cycles);
  return { nodes, edges, cycles: cycles.map(({ members }) => closedPath(nodes, members)) };
}

function numberedEdges(
  targets: readonly (readonly number[])[],
  marks: readonly (readonly Span[])[],
): readonly (readonly NumberedEdge<Span>[])[] {
  return targets.map((list, node) =>
    list.flatMap((to, at) => {
      const mark = marks[node]?.[at];
      return mark === undefined ? [] : [{ to, mark }];
    }),
  );
}

function nodeName(component: DeclaredComponent): string | null {
  return component.kind === null || component.id === null
    ? null
    : `${component.kind.value}:${component.id.value}`;
}

/** Numbers each `kind:id` in file order; a second declaration is reported and has the number of the first. */
function numberNodes(
  judgement: Judgement,
  components: readonly DeclaredComponent[],
): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>();
  const first = new Map<string, DeclaredComponent>();
  for (const component of components) {
    const name = nodeName(component);
    if (name === null || component.id === null) continue;
    const earlier = first.get(name);
    if (earlier === undefined) {
      numbers.set(name, numbers.size);
      first.set(name, component);
      continue;
    }
    const { start, end } = earlier.id?.span ?? component.id.span;
    refuse(judgement, 'component/duplicate', {
      messageId: 'duplicate',
      message: `${component.label} declares ${quote(name)} a second time, after ${earlier.label}`,
      at: component.id.span,
      found: shownValue(name),
      expected: 'each kind:id once',
      related: [{ message: 'declared first here', place: judgement.source.place(start, end) }],
    });
  }
  return numbers;
}

function refuseTarget(judgement: Judgement, to: string, at: Span, names: readonly string[]): void {
  const reference = parseComponentReference(to);
  if (reference === null) {
    refuse(judgement, 'component/reference', {
      messageId: 'form',
      message: `reference ${quote(to)} does not have the form kind:id`,
      at,
      found: shownValue(to),
      expected: 'kind:id of a component of this package, as in "skill:reader"',
    });
    return;
  }
  const known = judgeName(judgement, {
    role: 'component',
    name: reference.kind,
    at,
    unknownRule: 'component/reference',
    ...(judgement.generation.names.row.includes(reference.kind)
      ? {
          unknownFix: `a component requires components of its own package only: write ${quote(to)} into "requires" of the Clio block itself`,
        }
      : {}),
  });
  if (!known) return;
  const best = suggest(judgement, () => nearestOf(to, names));
  refuse(judgement, 'component/missing-target', {
    messageId: 'missing',
    message: `the package has no component ${quote(to)}`,
    at,
    found: shownValue(to),
    expected: 'a component that this manifest declares',
    fix: best === null ? null : `write ${quote(best)}, or declare ${quote(to)} as a component`,
  });
}

function refuseCycles(
  judgement: Judgement,
  nodes: readonly string[],
  cycles: readonly NumberedCycle<Span>[],
): void {
  const shown = nodes.map((node) => (parseComponentReference(node) === null ? quote(node) : node));
  for (const { members, closedBy } of cycles) {
    const path = closedPath(shown, members).join(' → ');
    refuse(judgement, 'component/cycle', {
      messageId: 'cycle',
      message: `components require each other in a circle: ${path}`,
      at: closedBy,
      found: path,
      expected: 'requirements without a circle',
      fix: 'remove this reference, or another one of the circle',
    });
  }
}

function closedPath(names: readonly string[], members: readonly number[]): readonly string[] {
  return [...members, members[0] ?? 0].map((member) => names[member] ?? '');
}
