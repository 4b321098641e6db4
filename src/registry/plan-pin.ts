// Plans the pinning of a registry: what the file should be, or why it must not be written. Text in, text
// out, row by row in place; the result is read again and held against the packages before it counts.
// Writes nothing. Specification: registry page, "Pinning".
import { Fault } from '../base/fault.ts';
import type { Finding, NotChecked } from '../base/finding.ts';
import { byCodeUnits } from '../base/order.ts';
import { assertPinned, type ExpectedFacts, firstUnpinned } from './assert-pinned.ts';
import { type CheckedRegistry, checkRegistry, pathsWithoutRow } from './check-registry.ts';
import { editRow } from './edit-row.ts';
import { insertRows } from './insert-rows.ts';
import type { JudgedRow } from './judge-row.ts';
import { parseRegistry } from './parse-registry.ts';
import {
  fileRefusals,
  movedPackages,
  newPackageRefusals,
  untrackedRefusals,
} from './pin-refusals.ts';
import type { PinChange, PinPlan, PinRequest } from './pin-request.ts';
import { pinWarnings } from './pin-warnings.ts';
import type { Registry, Row } from './registry.ts';
import { rowLines } from './render-row.ts';
import { type RowFacts, rowFactsOf } from './row-facts.ts';
import { triggersOf } from './row-triggers.ts';
import { sortRows } from './sort-rows.ts';
import { applyEdits, type TextEdit } from './text-edit.ts';

/** Plans. Remote rows are left as they are, but for those that `remote` has facts of. Throws `Fault` (`internal`) if the result would not hold. */
export function planPin(request: PinRequest): PinPlan {
  const { registry } = request;
  const { remote } = request;
  const fetches = remote === undefined ? {} : { fetches: () => true };
  const checked = checkRegistry({ ...request, ...fetches, explain: () => null });
  const added = pathsWithoutRow(registry, request.packages ?? []);
  const refusals = refusalsOf(request, checked, added);
  const notChecked = [...checked.notChecked, ...(remote?.notChecked ?? [])];
  if (refusals.length > 0 || registry.source === null) {
    const nothing = { bytes: null, changed: false, changes: [], sorted: false, warnings: [] };
    return { ...nothing, refusals, notChecked };
  }
  const { text } = registry.source;
  const updated = updateRows(request, text, checked.judged);
  const grown = addRows(request, reread(registry, updated.text), added);
  const facts = [updated.facts, grown.facts];
  const inOrder = inOrderOrNull(registry, reread(registry, grown.text), facts);
  const sorted = inOrder ?? grown.text;
  const after = reread(registry, sorted);
  if (inOrder === null) assertPinned(registry, after, facts);
  return {
    bytes: new TextEncoder().encode(sorted),
    changed: sorted !== text,
    changes: [...updated.changes, ...grown.changes],
    sorted: inOrder !== null && !isSorted(registry.rows),
    refusals: [],
    warnings: [...pinWarnings(request, checked.judged, after), ...(remote?.warnings ?? [])],
    notChecked: inOrder === null ? [...notChecked, leftUnsorted(registry)] : notChecked,
  };
}

/** The rows in order, where moving them changes nothing else: a kept line break at the end of a row can. */
export function inOrderOrNull(
  before: Registry,
  unsorted: Registry,
  facts: readonly ExpectedFacts[],
): string | null {
  const text = sortRows(unsorted);
  if (text === null) return null;
  return firstUnpinned(before, reread(before, text), facts) === null ? text : null;
}

function isSorted(rows: readonly Row[]): boolean {
  return rows.every((row, at) => byCodeUnits(rows[at - 1]?.name ?? '', row.name ?? '') <= 0);
}

function leftUnsorted({ file }: Registry): NotChecked {
  return {
    what: `the order of the rows of ${file}`,
    why: 'moving them would change more than their order, so only a person can',
  };
}

function refusalsOf(
  request: PinRequest,
  checked: CheckedRegistry,
  added: readonly string[],
): readonly Finding[] {
  const moved = movedPackages(request, checked.judged, added);
  const ofFile = fileRefusals(request.registry, checked.findings, moved);
  if (!request.registry.readable) return ofFile;
  const local = checked.judged.flatMap(({ path, row }) =>
    path === null ? [] : [{ path, row: row.label }],
  );
  return [
    ...ofFile,
    ...added.flatMap((path) => newPackageRefusals(request, path, checked.judged, moved)),
    ...(request.remote?.refusals ?? []),
    ...untrackedRefusals(request, [...local, ...added.map((path) => ({ path, row: null }))]),
  ];
}

interface Step {
  readonly text: string;
  readonly changes: readonly PinChange[];
  /** What the rows must say afterwards, by the text of `sourceUrl`. */
  readonly facts: ReadonlyMap<string, Partial<RowFacts>>;
}

function updateRows(request: PinRequest, text: string, judged: readonly JudgedRow[]): Step {
  const edits: TextEdit[] = [];
  const changes: PinChange[] = [];
  const facts = new Map<string, Partial<RowFacts>>();
  for (const one of judged) {
    const { row } = one;
    const known = knownOf(request, one);
    if (known === null || row.sourceUrl === null) continue;
    facts.set(row.sourceUrl, known);
    const edit = editRow(text, row, known);
    if (edit.keys.length === 0) continue;
    edits.push(...edit.edits);
    const id = known.kind === undefined ? row.label : `${known.kind}:${row.name ?? ''}`;
    changes.push({ id, change: 'updated', keys: edit.keys });
  }
  return { text: applyEdits(text, edits), changes, facts };
}

/** Null for a row that is left as it is. */
function knownOf(
  request: PinRequest,
  { row, path, candidate }: JudgedRow,
): Partial<RowFacts> | null {
  if (path === null) return request.remote?.updates.get(row.label) ?? null;
  return candidate === null ? null : factsForRow(request, row, path);
}

/** Of an extension only the digest is known. */
function factsForRow(request: PinRequest, row: Row, path: string): Partial<RowFacts> {
  if (row.kind !== 'extension') return factsAt(request, path);
  const { contentDigest } = request.readPackage(path);
  return contentDigest === null ? {} : { sha256: contentDigest };
}

function factsAt(request: PinRequest, path: string): RowFacts {
  const candidate = request.readPackage(path);
  const provides = request.provides?.(candidate) ?? null;
  const facts = rowFactsOf(candidate, provides, triggersOf(candidate));
  if (facts === null) throw new Fault('internal', `${path} was pinned without being admitted`);
  return facts;
}

function addRows(request: PinRequest, registry: Registry, paths: readonly string[]): Step {
  const facts = new Map<string, Partial<RowFacts>>();
  const changes: PinChange[] = [];
  const rows = paths.map((path) => {
    const known = factsAt(request, path);
    // What a package of one thing loads is what its row already says.
    const written = known.kind === 'plugin' ? known : { ...known, provides: null };
    const block = rowLines(written, path, false);
    facts.set(path, written);
    changes.push({
      id: `${known.kind}:${known.name}`,
      change: 'added',
      keys: block.map((line) => line.key),
    });
    return { block, flow: rowLines(written, path, true) };
  });
  const text = insertRows(registry, rows);
  if (text === null) throw new Fault('internal', 'the registry lost its list of rows');
  return { text, changes, facts };
}

function reread(registry: Registry, text: string): Registry {
  return parseRegistry(new TextEncoder().encode(text), registry.file);
}
