import type { Hint, RowKey } from './registry.ts';
import type { RowFacts } from './row-facts.ts';
/** A key and its rendered value, in the order they are written. */
export interface RowLine {
    readonly key: RowKey;
    readonly value: string;
}
/** The lines of a row for these facts; lists and hints in flow style, so that each is one line. */
export declare function rowLines(facts: RowFacts, sourceUrl: string, flow: boolean): readonly RowLine[];
/** The row in one line: `{kind: skill, name: read, …}`. */
export declare function renderFlowRow(lines: readonly RowLine[]): string;
/** `[a, b]` */
export declare function renderTexts(texts: readonly string[]): string;
/** `[{kind: skill, name: read}, …]` */
export declare function renderHints(hints: readonly Hint[]): string;
/** `{kind: skill, name: read, description: …}` */
export declare function renderHint(hint: Hint): string;
