import { type DataNode, type ListNode } from '../base/data-node.ts';
import { type Finding } from '../base/finding.ts';
import type { Source } from '../base/source.ts';
/** The list of rows, or null with the finding that says what is there instead. */
export interface RowList {
    readonly list: ListNode | null;
    readonly findings: readonly Finding[];
}
/** Looks for the list of rows in a document that is not empty. */
export declare function findRows(source: Source, root: DataNode): RowList;
