/** First what to do, then each line to paste; a fix without such lines is one item. */
export declare function pasteLines(fix: string): readonly string[];
