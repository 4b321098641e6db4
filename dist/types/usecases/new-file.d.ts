/** Throws `Fault` (`usage`) where `file`, relative to `cwd`, exists or has no directory to be in. */
export declare function assertNewFile(cwd: string, file: string): void;
/** Writes it for its owner alone. Throws `Fault` (`usage` as above, `changed`, `io`). */
export declare function writeNewFile(cwd: string, file: string, bytes: Uint8Array): void;
