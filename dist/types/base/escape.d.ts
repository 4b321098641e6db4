/** Makes every unseen character visible as an escape; the result is one line of printable text. */
export declare function visible(text: string): string;
/** True where `visible` would change the text. */
export declare function hasUnseen(text: string): boolean;
/**
 * For a whole line of a log that is already put together (it may hold our own colour codes). Breaks
 * the two forms in which a runner reads commands: `::command` after leading blanks, and `##[command]`
 * anywhere. It has to see the finished line: two harmless pieces can make a command side by side.
 */
export declare function guardLogLine(line: string): string;
/** For a line of a log (terminal or Action) that is hostile as a whole: `visible` and `guardLogLine`. */
export declare function forLog(text: string): string;
/**
 * For the message part of a workflow command that we print ourselves. Takes whole lines; a line feed
 * between two of them is the only control character that stays, as `%0A`.
 */
export declare function forCommandData(lines: readonly string[]): string;
/** For a property (`file=`, `title=`) of a workflow command that we print ourselves. */
export declare function forCommandProperty(text: string): string;
/**
 * For text of a JSON document (already serialised): unseen characters and `##[` become JSON escapes, so
 * that the document means the same and is harmless in a log. Our own line feeds stay.
 */
export declare function forJsonText(json: string): string;
/** For HTML text and for quoted attribute values. */
export declare function forHtml(text: string): string;
/** For a node label in Mermaid, inside double quotes. */
export declare function forMermaid(text: string): string;
