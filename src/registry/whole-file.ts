// Rules over the whole file, whatever changed in it: identity, one directory for one name, look-alike
// names, order, equal digests, requirements. Linear in the rows; reads nothing else.
// Specification: registry page, "Whole-file rules".
import { type Finding, finding, type Place } from '../base/finding.ts';
import { byCodeUnits } from '../base/order.ts';
import { quote } from '../base/quote.ts';
import type { ComponentGraph } from '../manifest/manifest.ts';
import type { Registry, Row } from './registry.ts';
import { buildRequirementGraph } from './requirement-graph.ts';
import { rowPlace } from './row-place.ts';

export interface WholeFile {
  readonly findings: readonly Finding[];
  readonly graph: ComponentGraph;
}

/** Judges the rows against each other. */
export function judgeWholeFile(registry: Registry): WholeFile {
  const { graph, findings } = buildRequirementGraph(registry);
  const identity = identityFindings(registry);
  return {
    graph,
    findings: [
      ...identity.findings,
      ...similarNameFindings(registry),
      ...equalDigestFindings(registry, identity.doubled),
      ...orderFindings(registry),
      ...findings,
    ],
  };
}

/** `doubled`: rows that have a finding because another row has their place. */
function identityFindings(registry: Registry): {
  readonly findings: readonly Finding[];
  readonly doubled: ReadonlySet<Row>;
} {
  const byId = new Map<string, Row>();
  const byName = new Map<string, Row[]>();
  const found: Finding[] = [];
  const doubled = new Set<Row>();
  for (const row of registry.rows) {
    if (row.id === null || row.name === null) continue;
    const twin = byId.get(row.id);
    if (twin !== undefined) {
      found.push(duplicateRow(registry, row, twin));
      doubled.add(row);
      continue;
    }
    byId.set(row.id, row);
    const sharing = byName.get(row.name) ?? [];
    const other = sharing.find((candidate) => !mayShareDirectory(candidate, row));
    if (other !== undefined) {
      found.push(sharedDirectory(registry, row, other));
      doubled.add(row);
    }
    sharing.push(row);
    byName.set(row.name, sharing);
  }
  return { findings: found, doubled };
}

/** A plugin and the extension that belongs to it have one name by design (Clio 0.6.2). */
function mayShareDirectory(a: Row, b: Row): boolean {
  return [a.kind, b.kind].toSorted().join() === 'extension,plugin';
}

function duplicateRow(registry: Registry, row: Row, twin: Row): Finding {
  return finding({
    rule: 'registry/duplicate-row',
    messageId: 'twice',
    message: `${row.label} has two rows`,
    place: rowPlace(registry, row, 'name'),
    found: row.label,
    expected: 'one row for each kind and name',
    fix: 'remove one of the two rows, or give this package another name',
    row: row.label,
    related: [seenAt(registry, 'the other row', twin)],
  });
}

function sharedDirectory(registry: Registry, row: Row, other: Row): Finding {
  return finding({
    rule: 'registry/one-directory',
    messageId: 'shared',
    message: `${row.label} and ${other.label} would be installed in one directory`,
    place: rowPlace(registry, row, 'name'),
    found: row.name,
    expected: 'a name of its own for every package, whatever its kind',
    fix: `give one of the two packages another name than ${quote(row.name ?? '')}`,
    row: row.label,
    related: [seenAt(registry, `${other.label} has the name first`, other)],
  });
}

function similarNameFindings(registry: Registry): readonly Finding[] {
  const found: Finding[] = [];
  const firsts = new Map<string, Row>();
  for (const row of registry.rows) {
    if (row.name === null) continue;
    const folded = row.name.replace(/[-.]/g, '');
    const first = firsts.get(folded);
    if (first === undefined) firsts.set(folded, row);
    else if (first.name !== row.name) {
      found.push(
        finding({
          rule: 'registry/similar-name',
          messageId: 'separators',
          message: `${quote(row.name)} differs from ${quote(first.name ?? '')} only in - and .`,
          place: rowPlace(registry, row, 'name'),
          found: row.name,
          expected: 'names that stay apart without - and .',
          fix: 'give one of the two packages a clearly different name',
          row: row.label,
          related: [seenAt(registry, 'the other name', first)],
        }),
      );
    }
  }
  return found;
}

function equalDigestFindings(registry: Registry, doubled: ReadonlySet<Row>): readonly Finding[] {
  const found: Finding[] = [];
  const firsts = new Map<string, Row>();
  for (const row of registry.rows) {
    if (row.sha256 === null || row.faulty.has('sha256') || doubled.has(row)) continue;
    const first = firsts.get(row.sha256);
    if (first === undefined) firsts.set(row.sha256, row);
    else {
      found.push(
        finding({
          rule: 'registry/same-digest',
          messageId: 'same',
          message: `${row.label} and ${first.label} pin the same bytes`,
          place: rowPlace(registry, row, 'sha256'),
          found: row.sha256,
          expected: 'one row for one package',
          fix: 'remove the row that was copied, or run plugin-gate pin where its digest is stale',
          row: row.label,
          related: [{ message: 'the other pin', place: rowPlace(registry, first, 'sha256') }],
        }),
      );
    }
  }
  return found;
}

function orderFindings(registry: Registry): readonly Finding[] {
  let before: Row | null = null;
  const found: Finding[] = [];
  for (const row of registry.rows) {
    if (row.name === null) continue;
    if (before?.name != null && byCodeUnits(before.name, row.name) > 0) {
      found.push(
        finding({
          rule: 'registry/order',
          messageId: 'unsorted',
          message: `${quote(row.name)} stands after ${quote(before.name)}`,
          place: rowPlace(registry, row, 'name'),
          found: row.name,
          expected: 'rows sorted by name',
          fix: 'run plugin-gate pin, which sorts the rows',
          row: row.label,
        }),
      );
    }
    before = row;
  }
  return found;
}

function seenAt(
  registry: Registry,
  message: string,
  row: Row,
): { readonly message: string; readonly place: Place } {
  return { message, place: rowPlace(registry, row, 'name') };
}
