import type { BigIntStats } from 'node:fs';
/** Times in nanoseconds. The system gives them exactly only as bigint. */
export interface Facts {
    readonly dev: bigint;
    readonly ino: bigint;
    readonly mode: bigint;
    readonly nlink: bigint;
    readonly size: bigint;
    readonly mtimeNs: bigint;
    readonly ctimeNs: bigint;
}
/** Asked for with every stat. One object, because a stat is made twice a file. */
export declare const exact: {
    readonly bigint: true;
};
/** The facts alone, for keeping: the full stat object is several times larger. */
export declare function factsOf(stat: BigIntStats): Facts;
/** True when both looks saw one unchanged entry. */
export declare function sameFacts(a: Facts, b: Facts): boolean;
