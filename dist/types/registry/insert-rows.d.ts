import type { Registry } from './registry.ts';
import { type RowLine } from './render-row.ts';
/** A row to be added; `lines` for either style. */
export interface NewRow {
    readonly block: readonly RowLine[];
    readonly flow: readonly RowLine[];
}
/** The text with `rows` behind the last one, or null where there is no list of rows. */
export declare function insertRows(registry: Registry, rows: readonly NewRow[]): string | null;
