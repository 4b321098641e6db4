/** True where git takes the bytes for text. Empty files are text. */
export declare function isText(bytes: Uint8Array): boolean;
/** Text with every CRLF as LF; null where that changes nothing or the bytes are no text. */
export declare function toLf(bytes: Uint8Array): Uint8Array | null;
/** Bytes with every CRLF as LF, text or not, as `text` without `auto` demands; null where that changes nothing. */
export declare function everyCrlfToLf(bytes: Uint8Array): Uint8Array | null;
/** True where an LF stands without a CR before it. */
export declare function hasBareLf(bytes: Uint8Array): boolean;
/** Text with every LF as CRLF; null where there is no LF, already a CRLF, or no text. */
export declare function toCrlf(bytes: Uint8Array): Uint8Array | null;
