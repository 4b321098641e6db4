export interface FetchLimits {
    /** Milliseconds for one look-up of refs. */
    readonly lookupMs: number;
    /** Milliseconds for one request to an API. */
    readonly requestMs: number;
    /** Milliseconds for one fetch with its checkout. */
    readonly fetchMs: number;
    /** Seconds without a byte after which a connection counts as stalled. */
    readonly stallSeconds: number;
    /** Bytes on disk for one fetch, objects and checked-out files together. */
    readonly bytes: number;
    /** Entries in the wanted paths of one fetch. */
    readonly entries: number;
    /** Bytes of memory git may hold while it reads an answer (watched on Linux). */
    readonly memoryBytes: number;
    /** Bytes of output read from one git process. */
    readonly outputBytes: number;
}
export declare const fetchLimits: FetchLimits;
