// The requirement graph between rows: every target has a row, and no way leads back to its start.
// Iterative and linear. Specification: registry page, "Whole-file rules".
import { type Finding, finding } from '../base/finding.ts';
import { nearestOf } from '../base/nearest.ts';
import { quote } from '../base/quote.ts';
import { findCycles, type GraphEdge } from '../manifest/cycles.ts';
import type { ComponentGraph } from '../manifest/manifest.ts';
import type { Registry, Row, RowReference } from './registry.ts';

/** Looking for the nearest name among all rows costs; beyond these many missing targets it is left out. */
const SUGGESTIONS = 32;

interface Mark {
  readonly row: Row;
  readonly reference: RowReference;
}

export interface RequirementGraph {
  readonly graph: ComponentGraph;
  readonly findings: readonly Finding[];
}

/** Builds the graph of rows that have an identity; a reference without a row is a finding and no edge. */
export function buildRequirementGraph(registry: Registry): RequirementGraph {
  const { source } = registry;
  const nodes = new Set<string>();
  for (const row of registry.rows) if (row.id !== null) nodes.add(row.id);
  const names = [...nodes];
  const edges: GraphEdge<Mark>[] = [];
  const findings: Finding[] = [];
  let missing = 0;
  for (const row of registry.rows) {
    for (const reference of row.requires) {
      if (!nodes.has(reference.id)) {
        missing += 1;
        const near = missing > SUGGESTIONS ? null : nearestRow(reference.id, names);
        findings.push(missingTarget(registry, row, reference, near));
      } else if (row.id !== null) {
        edges.push({ from: row.id, to: reference.id, mark: { row, reference } });
      }
    }
  }
  const cycles = findCycles(names, edges);
  for (const { path, closedBy } of cycles) {
    const { span } = closedBy.reference;
    const way = path.join(' → ');
    const itself = path.length === 2;
    findings.push(
      finding({
        rule: 'registry/requires-cycle',
        messageId: itself ? 'itself' : 'cycle',
        message: itself ? `${path[0]} requires itself` : `a requirement cycle: ${way}`,
        place: source?.place(span.start, span.end) ?? closedBy.row.place,
        found: way,
        expected: 'requirements that lead to an end',
        fix: `remove ${quote(closedBy.reference.id)} from the requirements of ${closedBy.row.label}, here and in its plugin.json, or break the cycle elsewhere`,
        row: closedBy.row.label,
      }),
    );
  }
  return {
    graph: {
      nodes: names,
      edges: edges.map(({ from, to }) => ({ from, to })),
      cycles: cycles.map(({ path }) => path),
    },
    findings,
  };
}

function nearestRow(id: string, names: readonly string[]): string | null {
  const name = id.slice(id.indexOf(':'));
  return names.find((other) => other.endsWith(name)) ?? nearestOf(id, names);
}

function missingTarget(
  registry: Registry,
  row: Row,
  reference: RowReference,
  near: string | null,
): Finding {
  const { start, end } = reference.span;
  return finding({
    rule: 'registry/requires-missing',
    messageId: 'missing',
    message: `${row.label} requires ${quote(reference.id)}, which has no row`,
    place: registry.source?.place(start, end) ?? row.place,
    found: reference.id,
    expected: 'a row for every required package',
    fix:
      near === null
        ? `add a row for ${quote(reference.id)}, or remove the requirement here and in plugin.json`
        : `write ${quote(near)} if you meant that, else add a row for ${quote(reference.id)}`,
    row: row.label,
  });
}
