// Rows at the base against rows now, parsed, by `kind:name`; never text against text. Pure and linear.
// A row without a readable identity cannot be compared: where it is new it is told as added, and the rest is in
// its own errors.
// Specification: registry page, "The gate on a change".
import type { DataNode } from '../../base/data-node.ts';
import { byCodeUnits } from '../../base/order.ts';
import { type Registry, type Row, rowKeys } from '../registry.ts';
import { isRemoteText, parseLocalSource } from '../source-url.ts';
import { parseTreeUrl } from '../tree-url.ts';
import type { RegistryChange, RowChange } from './row-change.ts';

/** More rows of one change that went, or came, are not looked at in pairs. */
const MOST_PAIRED = 20;

/**
 * Compares two registries that could both be read. `serverUrl` is `GITHUB_SERVER_URL` or null. `isRename` is asked
 * of local rows that neither digest nor source pairs.
 */
export function compareRows(
  base: Registry,
  head: Registry,
  serverUrl: string | null,
  isRename: (base: Row, head: Row) => boolean = () => false,
): RegistryChange {
  if (base === head) return { base, head, changes: [], formatOnly: false };
  const before = rowsById(base);
  const now = rowsById(head);
  const added: Row[] = [];
  const again: Row[] = [];
  const changed: RowChange[] = [];
  for (const [id, rows] of now) {
    const earlier = before.get(id);
    if (earlier === undefined) added.push(...rows);
    else {
      const compared = compareTwins(id, earlier, rows);
      changed.push(...compared.changed);
      again.push(...compared.again);
    }
  }
  const removed = [...before].flatMap(([id, rows]) => (now.has(id) ? [] : rows.slice(0, 1)));
  const renames = pairRenames(removed, added, serverUrl, isRename);
  const gone = new Set(renames.values());
  const nameless = compareNameless(base, head);
  const changes: RowChange[] = [
    ...changed,
    ...[...added, ...again, ...nameless.added].map((row): RowChange => {
      const from = renames.get(row);
      return from === undefined
        ? { kind: 'added', id: row.label, head: row }
        : { kind: 'renamed', id: row.label, base: from, head: row };
    }),
  ].sort((a, b) => indexOf(a) - indexOf(b));
  const left = [...removed.filter((row) => !gone.has(row)), ...nameless.removed].toSorted(
    (a, b) => a.index - b.index,
  );
  changes.push(...left.map((row): RowChange => ({ kind: 'removed', id: row.label, base: row })));
  const same = base.bytes !== null && head.bytes !== null && sameBytes(base.bytes, head.bytes);
  return { base, head, changes, formatOnly: !same && changes.length === 0 };
}

/** The source without its ref: a row that only follows another tag still has the same one. */
export function sourceOf(row: Row, serverUrl: string | null): string | null {
  if (row.sourceUrl === null) return null;
  if (!isRemoteText(row.sourceUrl)) {
    const parsed = parseLocalSource(row.sourceUrl);
    return parsed.ok ? `local ${parsed.path}` : null;
  }
  const parsed = parseTreeUrl(row.sourceUrl, { serverUrl });
  if (!parsed.ok) return null;
  const { server, owner, repo, path } = parsed.source;
  return `${server}/${owner.toLowerCase()}/${repo.toLowerCase()} ${path}`;
}

function indexOf(change: RowChange): number {
  return change.kind === 'removed' ? change.base.index : change.head.index;
}

function rowsById(registry: Registry): ReadonlyMap<string, readonly Row[]> {
  const rows = new Map<string, Row[]>();
  for (const row of registry.rows) {
    if (row.id === null) continue;
    push(rows, row.id, row);
  }
  return rows;
}

interface ComparedTwins {
  readonly changed: readonly RowChange[];
  /** Rows that say what another row of the same identity said already, one more than there were. */
  readonly again: readonly Row[];
}

/** The rows of one identity that is there at both ends; mostly one each. */
function compareTwins(id: string, earlier: readonly Row[], rows: readonly Row[]): ComparedTwins {
  const changed: RowChange[] = [];
  const unchanged: Row[] = [];
  for (const row of rows) {
    const twin = nearestTwin(row, earlier);
    const fields = differingFields(twin, row);
    if (fields.length === 0) unchanged.push(row);
    else changed.push({ kind: 'changed', id, base: twin, head: row, fields });
  }
  const more = rows.length - earlier.length;
  const again = more > changed.length ? unchanged.slice(changed.length - more) : [];
  const first = rows[0];
  if (more < 0 && changed.length === 0 && first !== undefined) {
    changed.push({
      kind: 'changed',
      id,
      base: nearestTwin(first, earlier),
      head: first,
      fields: [],
    });
  }
  return { changed, again };
}

/** Rows that no identity tells from others, by all that they say. */
function compareNameless(
  base: Registry,
  head: Registry,
): { readonly added: readonly Row[]; readonly removed: readonly Row[] } {
  const left = new Map<string, Row[]>();
  for (const row of base.rows) {
    if (row.id !== null) continue;
    push(left, plainRow(row), row);
  }
  const added = head.rows.filter(
    (row) => row.id === null && left.get(plainRow(row))?.shift() === undefined,
  );
  return { added, removed: [...left.values()].flat() };
}

function plainRow(row: Row): string {
  const entries = [...row.entries].map(
    ([key, { value }]) => `${JSON.stringify(key)}:${plain(value)}`,
  );
  return entries.toSorted(byCodeUnits).join();
}

/** Of rows that shared an identity at the base: the one with these bytes, else this version, else the first. */
function nearestTwin(row: Row, earlier: readonly Row[]): Row {
  const twin =
    earlier.find((one) => one.version === row.version && one.sha256 === row.sha256) ??
    earlier.find((one) => one.version === row.version) ??
    earlier[0];
  return twin ?? row;
}

function differingFields(base: Row, head: Row): readonly string[] {
  const keys = new Set([...base.entries.keys(), ...head.entries.keys()]);
  const order: readonly string[] = rowKeys;
  const place = (key: string): number => (order.includes(key) ? order.indexOf(key) : order.length);
  return [...keys]
    .filter((key) => meaningOf(base, key) !== meaningOf(head, key))
    .sort((a, b) => place(a) - place(b) || byCodeUnits(a, b));
}

function meaningOf(row: Row, key: string): string | null {
  if (key === 'requires' && !row.faulty.has(key)) {
    return row.requires
      .map((reference) => reference.id)
      .toSorted(byCodeUnits)
      .join();
  }
  const entry = row.entries.get(key);
  return entry === undefined ? null : plain(entry.value);
}

/** A value as a typed reader sees it; the order of keys in a mapping does not count. */
function plain(node: DataNode): string {
  if (node.type === 'scalar') return `${typeof node.value} ${JSON.stringify(node.text)}`;
  if (node.type === 'list') return `[${node.items.map(plain).join()}]`;
  const entries = node.entries.map(({ key, value }) => `${JSON.stringify(key)}:${plain(value)}`);
  return `{${entries.toSorted(byCodeUnits).join()}}`;
}

/** Each added row that continues a removed one: the same digest first, then the same source, then the files. */
function pairRenames(
  removed: readonly Row[],
  added: readonly Row[],
  serverUrl: string | null,
  isRename: (base: Row, head: Row) => boolean,
): ReadonlyMap<Row, Row> {
  const pairs = new Map<Row, Row>();
  const left = new Set(removed);
  for (const keyOf of [(row: Row) => row.sha256, (row: Row) => sourceOf(row, serverUrl)]) {
    const byKey = new Map<string, Row[]>();
    for (const row of left) {
      const key = keyOf(row);
      if (key !== null) push(byKey, key, row);
    }
    for (const row of added) {
      const key = keyOf(row);
      const from = key === null || pairs.has(row) ? undefined : byKey.get(key)?.shift();
      if (from === undefined) continue;
      pairs.set(row, from);
      left.delete(from);
    }
  }
  const rest = added.filter((row) => !pairs.has(row));
  if (left.size > MOST_PAIRED || rest.length > MOST_PAIRED) return pairs;
  for (const row of rest) {
    const from = [...left].find((one) => isRename(one, row));
    if (from === undefined) continue;
    pairs.set(row, from);
    left.delete(from);
  }
  return pairs;
}

function push(rows: Map<string, Row[]>, key: string, row: Row): void {
  const known = rows.get(key);
  if (known === undefined) rows.set(key, [row]);
  else known.push(row);
}

function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return Buffer.from(a.buffer, a.byteOffset, a.length).equals(b);
}
