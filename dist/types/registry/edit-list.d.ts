import type { DataNode, ListNode } from '../base/data-node.ts';
import type { TextEdit } from './text-edit.ts';
/** An item that should be in the list: what identifies it, and its text in flow style. */
export interface WantedItem {
    readonly key: string;
    readonly text: string;
}
export interface ListChange {
    readonly text: string;
    readonly list: ListNode;
    /** Offset after the key's colon, for `[]` where a block list loses its last item. */
    readonly afterColon: number;
    readonly keyOf: (item: DataNode) => string | null;
    readonly wanted: readonly WantedItem[];
}
/** The edits after which the list holds exactly the wanted items, those it had in their old order. */
export declare function editList(change: ListChange): readonly TextEdit[];
