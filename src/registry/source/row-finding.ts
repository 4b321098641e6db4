// How a finding about a remote row is put together: it points at the row's `sourceUrl`.
import { type Finding, type FindingDraft, finding } from '../../base/finding.ts';
import type { Registry, Row } from '../registry.ts';
import { rowPlace } from '../row-place.ts';
import type { TreeUrl } from '../tree-url.ts';

/** A row whose `sourceUrl` is a GitHub tree URL. */
export interface RemoteRow {
  readonly row: Row;
  readonly source: TreeUrl;
}

/** Makes findings of one row. */
export type ReportRow = (draft: Omit<FindingDraft, 'place' | 'row'>) => Finding;

export function reportFor(registry: Registry, row: Row): ReportRow {
  const place = rowPlace(registry, row, 'sourceUrl');
  return (draft) => finding({ ...draft, place, row: row.label });
}
