// Fields of a frontmatter held against a table: which there are, from which version, what they hold.
// Shared by agents, fleets and playbooks; what a field means stays with them.
import { duplicateEntries, entryOf, type MapEntry, type MapNode } from '../../base/data-node.ts';
import type { Place } from '../../base/finding.ts';
import { nearestOf } from '../../base/nearest.ts';
import { byCodeUnits } from '../../base/order.ts';
import { quote } from '../../base/quote.ts';
import { fieldLine, type LinedField } from './field-line.ts';
import { article, type FieldReader, placeIn } from './field-reader.ts';
import { judgeValue } from './field-value.ts';

export interface Field extends LinedField {
  readonly required: boolean;
  /** Version of the format that brought the field. */
  readonly since: number;
}

export type FieldTable = ReadonlyMap<string, Field>;

/**
 * Judges the fields of `map` by `table` and returns the entries whose value has its right type.
 * `path` leads to the mapping (empty for the frontmatter itself), `home` is where a missing field is put.
 */
export function judgeFields(
  reader: FieldReader,
  map: MapNode,
  table: FieldTable,
  path: string,
  home: Place,
): ReadonlyMap<string, MapEntry> {
  const good = new Map<string, MapEntry>();
  const repeated = new Set(duplicateEntries(map));
  for (const entry of map.entries) {
    const field = table.get(entry.key);
    if (repeated.has(entry)) continue;
    if (field === undefined) unknownKey(reader, entry, table, path);
    else {
      if (field.since > reader.version) laterField(reader, entry, field.since, path);
      const used = entryOf(map, entry.key) ?? entry;
      if (judgeValue(reader, used.value, field.type, path + entry.key, fieldLine(entry.key, field)))
        good.set(entry.key, used);
    }
  }
  judgeMissing(reader, map, table, path, home);
  return good;
}

/** Where several fields are missing, the fix of the first that is shown is all their lines: one paste ends them all. */
function judgeMissing(
  reader: FieldReader,
  map: MapNode,
  table: FieldTable,
  path: string,
  home: Place,
): void {
  const missing = [...table].filter(
    ([key, { required, since }]) =>
      required && since <= reader.version && entryOf(map, key) === undefined,
  );
  // Reports sort findings at one place by their message.
  const first = missing.map(([key]) => key).sort(byCodeUnits)[0];
  const where = path === '' ? '' : ` to ${quote(path.slice(0, -1))}`;
  for (const [key, field] of missing) {
    const lines = key === first ? missing.map((one) => fieldLine(...one)) : [fieldLine(key, field)];
    reader.judgement.stops({
      rule: `${reader.area}/missing-key`,
      messageId: 'missing',
      message: `the ${reader.noun} has no ${quote(path + key)}`,
      place: home,
      expected: quote(path + key),
      fix:
        lines.length === 1
          ? `add this line${where}: ${lines.join('')}`
          : `add these lines${where}${replace(lines)}; that is all ${lines.length} missing fields:\n${lines.join('\n')}`,
    });
  }
}

function replace(lines: readonly string[]): string {
  return lines.some((line) => line.includes('<')) ? ' and replace the words in <>' : '';
}

function unknownKey(reader: FieldReader, entry: MapEntry, table: FieldTable, path: string): void {
  const near = nearestOf(entry.key, table.keys());
  const draft = {
    rule: `${reader.area}/unknown-key`,
    messageId: 'unknown',
    message:
      near === null
        ? `${quote(path + entry.key)} is no field of ${article(reader.noun)}`
        : `${quote(path + entry.key)} is no field of ${article(reader.noun)}; did you mean ${quote(near)}?`,
    place: placeIn(reader, entry.keySpan),
    found: quote(entry.key),
    expected: [...table.keys()].join(', '),
    fix: near === null ? `delete ${quote(entry.key)}` : `write ${quote(near)}`,
  };
  if (reader.closed) reader.judgement.stops(draft);
  else reader.judgement.remarks(draft);
}

function laterField(reader: FieldReader, entry: MapEntry, since: number, path: string): void {
  reader.judgement.stops({
    rule: `${reader.area}/later-field`,
    messageId: 'later',
    message: `${quote(path + entry.key)} needs version ${since}, and this ${reader.noun} says ${reader.version}`,
    place: placeIn(reader, entry.keySpan),
    found: `version ${reader.version}`,
    expected: `version ${since} or later`,
    fix: `write "version: ${since}", or delete ${quote(entry.key)}`,
  });
}
