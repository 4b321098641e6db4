/** Remembers a directory until the returned function removes it. Calling that twice is harmless. */
export declare function removeOnEveryWayOut(directory: string): () => void;
/** Remembers a process group until the returned function is called, which does not kill it. */
export declare function killOnEveryWayOut(group: number): () => void;
/** Kills a whole process group at once. A group that has ended already is fine. */
export declare function killGroup(group: number): void;
