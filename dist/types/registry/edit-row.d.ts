import { type Row, type RowKey } from './registry.ts';
import { type RowFacts } from './row-facts.ts';
import type { TextEdit } from './text-edit.ts';
export interface RowEdits {
    readonly edits: readonly TextEdit[];
    /** Keys whose value changes or that are added, in the order of `rowKeys`. */
    readonly keys: readonly RowKey[];
}
/** The edits for a row of `text`. Facts that are null leave the field as it is. */
export declare function editRow(text: string, row: Row, facts: Partial<RowFacts>): RowEdits;
