/**
 * Lines for git's `info/sparse-checkout`. `paths` are `/`-separated without a slash at either end; the
 * empty path wants everything. Attribute files on the way come along, because they say how the wanted
 * files are checked out.
 */
export declare function sparsePatterns(paths: readonly string[]): string;
