// The last look before a pin is written: the new text is read again, and every row must say what its
// package says while everything else says what it said before. An edit that fails this is a bug of ours
// and never reaches the disk.
import type { DataNode } from '../base/data-node.ts';
import { Fault } from '../base/fault.ts';
import type { Registry, Row } from './registry.ts';
import { type RowFacts, sameSet } from './row-facts.ts';

/** What rows must say, by the text of `sourceUrl`. */
export type ExpectedFacts = ReadonlyMap<string, Partial<RowFacts>>;

const pinned: ReadonlySet<string> = new Set([
  'kind',
  'description',
  'version',
  'sha256',
  'requires',
  'provides',
  'triggers',
]);

/** Throws `Fault` (`internal`) where `after` is not `before` with the facts in it. */
export function assertPinned(
  before: Registry,
  after: Registry,
  expected: readonly ExpectedFacts[],
): void {
  const what = firstUnpinned(before, after, expected);
  if (what === null) return;
  throw new Fault(
    'internal',
    `the row for ${what} could not be edited in place`,
    'nothing was written; write this row as a block of "key: value" lines and pin again',
  );
}

/** What is not as it should be in `after`, or null where it is `before` with the facts in it. */
export function firstUnpinned(
  before: Registry,
  after: Registry,
  expected: readonly ExpectedFacts[],
): string | null {
  const rows = new Map(after.rows.map((row) => [row.sourceUrl, row]));
  const local = new Set<string | null>();
  for (const facts of expected) {
    for (const [sourceUrl, wanted] of facts) {
      local.add(sourceUrl);
      const row = rows.get(sourceUrl);
      if (row === undefined || !says(row, wanted)) return sourceUrl;
    }
  }
  const left = new Map<string, number>();
  for (const row of after.rows) {
    const text = restOf(row, local);
    left.set(text, (left.get(text) ?? 0) + 1);
  }
  for (const row of before.rows) {
    const text = restOf(row, local);
    const count = left.get(text) ?? 0;
    if (count === 0) return row.sourceUrl ?? row.label;
    left.set(text, count - 1);
  }
  const added = (expected[1]?.size ?? 0) + before.rows.length;
  return after.readable && after.rows.length === added ? null : before.file;
}

function says(row: Row, facts: Partial<RowFacts>): boolean {
  const texts = (['kind', 'version', 'sha256', 'description'] as const).every(
    (key) => (facts[key] ?? null) === null || row[key] === facts[key],
  );
  const requires = row.requires.map((reference) => reference.id);
  const sorted = facts.requires === undefined || sameSet(requires, facts.requires);
  const triggers = facts.triggers ?? null;
  return texts && sorted && (triggers === null || sameSet(row.triggers ?? [], triggers));
}

/** Everything of a row that pinning leaves alone: all of a remote row, and what a person wrote in a local one. */
function restOf(row: Row, local: ReadonlySet<string | null>): string {
  const kept = [...row.entries.values()].filter(
    (entry) => !local.has(row.sourceUrl) || !pinned.has(entry.key),
  );
  return kept.map((entry) => `${JSON.stringify(entry.key)}:${plain(entry.value)}`).join();
}

function plain(node: DataNode): string {
  if (node.type === 'scalar') return `${typeof node.value} ${JSON.stringify(node.text)}`;
  if (node.type === 'list') return `[${node.items.map(plain).join()}]`;
  return `{${node.entries.map((entry) => `${JSON.stringify(entry.key)}:${plain(entry.value)}`).join()}}`;
}
