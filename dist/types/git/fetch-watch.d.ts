/** Bytes of regular files below `directory`, counted until `most` is passed. Follows no link. */
export declare function bytesBelow(directory: string, most: number): number;
/**
 * Bytes of memory of a process and all below it, without what only maps a file, from /proc; 0 where there
 * is no such thing.
 */
export declare function memoryOf(pid: number): number;
