export type Decoded = {
    readonly ok: true;
    readonly text: string;
} | {
    readonly ok: false;
    readonly why: 'byte-order-mark' | 'utf-16' | 'not-utf8';
    readonly line: number;
};
/** Decodes bytes as UTF-8 without repairing anything. `line` is the 1-based line of the first bad byte. */
export declare function decodeUtf8(bytes: Uint8Array): Decoded;
