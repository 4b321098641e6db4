/** A value (name, path, digest, URL) as a code span; safe in running text, list items and table cells. */
export declare function markdownCode(text: string): string;
/**
 * A phrase as running text. Plain words stay as they are; a `"quoted"` value (with its quotes, which may
 * be part of what to write), and every word with more than letters, digits and plain punctuation,
 * becomes code.
 */
export declare function markdownProse(text: string): string;
