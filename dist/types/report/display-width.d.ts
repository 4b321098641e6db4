/** Terminal cells of `text`. */
export declare function displayWidth(text: string): number;
/** `text` if it fits `cells`, else its beginning and `…`, together at most `cells` wide. */
export declare function cutEnd(text: string, cells: number): string;
/** `text` if it fits `cells`, else `…` and its end, together at most `cells` wide. */
export declare function cutStart(text: string, cells: number): string;
