// Where a finding about one field of a row points.
import type { Place } from '../base/finding.ts';
import type { Registry, Row, RowKey } from './registry.ts';
import { spanOf } from './row-reading.ts';

/** The place of the value of `key`; of the row where the key is missing. */
export function rowPlace(registry: Registry, row: Row, key: RowKey): Place {
  const entry = row.entries.get(key);
  if (entry === undefined || registry.source === null) return row.place;
  const { start, end } = spanOf(entry);
  return registry.source.place(start, end);
}
