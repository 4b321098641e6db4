export declare class ByteHash {
    #private;
    /** Where the next bytes go; another one after each `flush`. */
    buffer: Buffer;
    constructor(bytes: number);
    /** Takes the first `used` bytes of the buffer; `frames` is how many frames there have been in all. */
    flush(used: number, frames: number): void;
    /** Takes bytes held elsewhere; the buffer must hold none. */
    update(bytes: Uint8Array, frames: number): void;
    /** The digest in hexadecimal, the first `used` bytes of the buffer included. */
    digest(used: number): string;
    /** Lets go of everything; there will be no digest. */
    abandon(): void;
}
