/** True where git takes the bytes for text. Empty files are text. */
export declare function isText(bytes: Uint8Array): boolean;
/** Text with every CRLF as LF; null where that changes nothing or the bytes are no text. */
export declare function toLf(bytes: Uint8Array): Uint8Array | null;
/** Text with every LF as CRLF; null where there is no LF, already a CRLF, or no text. */
export declare function toCrlf(bytes: Uint8Array): Uint8Array | null;
