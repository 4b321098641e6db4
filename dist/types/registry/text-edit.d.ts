export interface TextEdit {
    readonly start: number;
    readonly end: number;
    readonly text: string;
}
/** Applies edits that do not overlap; several at one offset keep their order. */
export declare function applyEdits(text: string, edits: readonly TextEdit[]): string;
