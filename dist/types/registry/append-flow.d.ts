import type { Span } from '../base/data-node.ts';
import type { TextEdit } from './text-edit.ts';
/** The edits that put `items` behind the item at `last`, which stays in the list. */
export declare function appendToFlow(text: string, last: Span, items: readonly string[]): readonly TextEdit[];
