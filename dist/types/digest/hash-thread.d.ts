/** Slots of shared memory in a ring, hashed in the order they were handed over. */
export declare class HashThread {
    #private;
    /** Starts the thread; throws what the system says when it cannot. */
    constructor(memory: SharedArrayBuffer, slotBytes: number);
    /** Hands the next slot of the ring over with `bytes` in it; returns when the one after it is free. */
    hand(bytes: number): void;
    /** The digest in hexadecimal, over all slots handed over. The thread ends. */
    digest(): string;
    /** Ends the thread without a digest. */
    abandon(): void;
}
