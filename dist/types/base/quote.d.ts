/** `"text"`, with unseen characters shown as escapes and the middle of long text cut. */
export declare function quote(text: string): string;
/** Text cut in the middle to about `most` code units, the cut marked with `…`. */
export declare function shorten(text: string, most?: number): string;
/** `a`, `a and b`, `a, b and c`; beyond `most` names the rest is counted. */
export declare function listNames(names: readonly string[], most?: number): string;
