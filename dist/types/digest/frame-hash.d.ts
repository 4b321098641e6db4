import type { Digest } from './tree.ts';
export type FrameKind = 'directory' | 'file' | 'link';
/** One frame as it went into the digest, for showing. */
export interface Frame {
    readonly kind: FrameKind;
    /** Root-relative; the empty text for the root. */
    readonly path: string;
    /** Bytes of the payload. */
    readonly length: number;
    /** SHA-256 of the payload. */
    readonly sha256: Digest;
}
/** Feed it `begin`, the payload, `end` for each frame, then `digest` once. */
export declare class FrameHash {
    #private;
    /** Payload bytes may be read straight into it, at the offset `reserve` gave. */
    readonly buffer: Buffer;
    /** `batchBytes` bounds the memory; `onFrame` costs a second hash over every payload. */
    constructor(onFrame?: ((frame: Frame) => void) | null, batchBytes?: number);
    /** Largest number of bytes `reserve` can give. */
    get capacity(): number;
    begin(kind: FrameKind, path: string, length: number): void;
    /** Makes room for `bytes` (at most `capacity`) and returns the offset in `buffer` to write them at. */
    reserve(bytes: number): number;
    /** Takes the `bytes` that were written into `buffer` at the reserved offset as payload. */
    advance(bytes: number): void;
    /** Takes bytes held elsewhere as payload. */
    payload(bytes: Uint8Array): void;
    end(): void;
    /** The digest over all frames; the object is spent afterwards. */
    digest(): Digest;
}
