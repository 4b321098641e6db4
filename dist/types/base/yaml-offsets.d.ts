import type { Span } from './data-node.ts';
/** Offset of a tab in the blanks (and dashes) that begin the line of `position`, or null. */
export declare function indentingTab(text: string, position: number): number | null;
/** The offset after the next `mark`, blanks, line breaks and comments skipped; `from` where there is none. */
export declare function afterMark(text: string, from: number, mark: ':' | '-' | null): number;
/** The offset after the closing bracket of the flow collection at `start`; `lastEnd` is the end of its last node. */
export declare function flowEnd(text: string, start: number, lastEnd: number): number;
/** The offset of the `|` or `>` of a block scalar, the first thing after the node before it and its marks. */
export declare function blockHeader(text: string, from: number, content: number): number;
/** The first line that begins with `%` before the next document starts, or null. */
export declare function directiveAfter(text: string, from: number): Span | null;
export declare function separatorAfter(text: string, from: number): Span;
