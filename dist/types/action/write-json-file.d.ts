/**
 * Writes `text` to `path` (relative to `cwd`), making directories where needed. Throws `Fault`: `usage`
 * where the path is no place for a file, `io` and `changed` where writing failed.
 */
export declare function writeJsonFile(cwd: string, path: string, text: string): void;
