import { type Finding, type FindingDraft } from '../../base/finding.ts';
import type { Registry, Row } from '../registry.ts';
import type { TreeUrl } from '../tree-url.ts';
/** A row whose `sourceUrl` is a GitHub tree URL. */
export interface RemoteRow {
    readonly row: Row;
    readonly source: TreeUrl;
}
/** Makes findings of one row. */
export type ReportRow = (draft: Omit<FindingDraft, 'place' | 'row'>) => Finding;
export declare function reportFor(registry: Registry, row: Row): ReportRow;
