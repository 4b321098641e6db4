// The frames of the exact-tree digest and the hash over them. A frame is
//     kind NUL relative-path NUL decimal-payload-length NUL payload NUL
// with text as UTF-8 (digest page, "Construction"). Small frames are collected in one buffer and hashed
// together; the same buffer takes the pieces of large files, so memory does not grow with the tree.
// It must never know a disk: whoever feeds it vouches for the bytes.
import { createHash, type Hash } from 'node:crypto';
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

const BATCH_BYTES = 256 * 1024;
const NUL = 0;

/** The buffer of the last hash that ended: the next tree takes it, so that many trees cost one. */
let spare: Buffer | null = null;

/** Feed it `begin`, the payload, `end` for each frame, then `digest` once. */
export class FrameHash {
  /** Payload bytes may be read straight into it, at the offset `reserve` gave. */
  readonly buffer: Buffer;
  readonly #hash = createHash('sha256');
  readonly #onFrame: ((frame: Frame) => void) | null;
  #used = 0;
  #open: { kind: FrameKind; path: string; length: number; hash: Hash } | null = null;

  /** `batchBytes` bounds the memory; `onFrame` costs a second hash over every payload. */
  constructor(onFrame: ((frame: Frame) => void) | null = null, batchBytes: number = BATCH_BYTES) {
    this.#onFrame = onFrame;
    const bytes = Math.max(1, batchBytes);
    this.buffer = spare?.length === bytes ? spare : Buffer.allocUnsafeSlow(bytes);
    spare = null;
  }

  /** Largest number of bytes `reserve` can give. */
  get capacity(): number {
    return this.buffer.length;
  }

  begin(kind: FrameKind, path: string, length: number): void {
    if (this.#onFrame !== null) this.#open = { kind, path, length, hash: createHash('sha256') };
    const header = `${kind}\0${path}\0${length}\0`;
    // A UTF-16 code unit is at most three bytes of UTF-8.
    if (header.length * 3 > this.capacity) {
      this.#flush();
      this.#hash.update(header, 'utf8');
    } else {
      const at = this.reserve(header.length * 3);
      this.#used = at + this.buffer.write(header, at, 'utf8');
    }
  }

  /** Makes room for `bytes` (at most `capacity`) and returns the offset in `buffer` to write them at. */
  reserve(bytes: number): number {
    if (this.#used + bytes > this.buffer.length) this.#flush();
    return this.#used;
  }

  /** Takes the `bytes` that were written into `buffer` at the reserved offset as payload. */
  advance(bytes: number): void {
    this.#open?.hash.update(this.buffer.subarray(this.#used, this.#used + bytes));
    this.#used += bytes;
  }

  /** Takes bytes held elsewhere as payload. */
  payload(bytes: Uint8Array): void {
    this.#open?.hash.update(bytes);
    if (bytes.length * 4 > this.capacity) {
      this.#flush();
      this.#hash.update(bytes);
    } else {
      this.buffer.set(bytes, this.reserve(bytes.length));
      this.#used += bytes.length;
    }
  }

  end(): void {
    this.buffer[this.reserve(1)] = NUL;
    this.#used += 1;
    if (this.#open === null || this.#onFrame === null) return;
    const { hash, ...frame } = this.#open;
    this.#onFrame({ ...frame, sha256: hash.digest('hex') as Digest });
    this.#open = null;
  }

  /** The digest over all frames; the object is spent afterwards. */
  digest(): Digest {
    this.#flush();
    spare = this.buffer;
    return this.#hash.digest('hex') as Digest;
  }

  #flush(): void {
    if (this.#used > 0) this.#hash.update(this.buffer.subarray(0, this.#used));
    this.#used = 0;
  }
}
