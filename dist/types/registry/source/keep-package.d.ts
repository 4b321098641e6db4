/**
 * Copies the tree at `root` below `directory`, links verbatim, under its own name and the row's number.
 * Returns the absolute path of the copy. Throws `Fault` (`io`).
 */
export declare function keepPackage(root: string, directory: string, index: number): string;
