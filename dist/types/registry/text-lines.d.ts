/** The line break of the file: that of its first line, LF where it has none. */
export declare function lineBreakOf(text: string): string;
/** Offset of the first unit of the line that holds `at`. */
export declare function lineStart(text: string, at: number): number;
/** Offset after the line break of the line that holds `at`; the end of the text where it has none. */
export declare function lineEnd(text: string, at: number): number;
/** Blanks before the first other unit of the line that starts at `start`. */
export declare function indentOf(text: string, start: number): number;
/** True where the line that starts at `start` holds only a comment. */
export declare function isComment(text: string, start: number): boolean;
/** `end` of a node without the blank lines a block scalar takes in behind it. */
export declare function contentEnd(text: string, start: number, end: number): number;
/**
 * Offset after the line on which a node ends, and after comment lines below it that are indented deeper
 * than `column`: those belong to the node.
 */
export declare function endWithComments(text: string, end: number, column: number): number;
/** Offset of the dash of the list item whose content starts at `start`. */
export declare function dashBefore(text: string, start: number): number;
/** The next offset that is neither blank, line break nor comment. */
export declare function skipBlank(text: string, from: number): number;
