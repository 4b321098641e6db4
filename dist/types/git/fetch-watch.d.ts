/** Bytes of regular files below `directory`, counted until `most` is passed. Follows no link. */
export declare function bytesBelow(directory: string, most: number): number;
/** Resident bytes of a process and all below it, from /proc; 0 where there is no such thing. */
export declare function memoryOf(pid: number): number;
