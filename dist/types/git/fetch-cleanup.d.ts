/** Remembers a directory until the returned function removes it. Calling that twice is harmless. */
export declare function removeOnEveryWayOut(directory: string): () => void;
/**
 * Makes a directory whose name starts with `prefix` (absolute), to be gone on every way out: no signal can
 * come between. Throws what the system throws.
 */
export declare function makeTemporary(prefix: string): {
    readonly directory: string;
    readonly remove: () => void;
};
/** Remembers a process group until the returned function is called, which does not kill it. */
export declare function killOnEveryWayOut(group: number): () => void;
/** Kills a whole process group at once. A group that has ended already is fine. */
export declare function killGroup(group: number): void;
