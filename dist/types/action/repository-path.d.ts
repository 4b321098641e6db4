/**
 * A mapping for files seen from `cwd` (absolute). The repository is the one `cwd` is in, or else the
 * outermost one on the way down to the file, as a checkout with `path:` makes it; without any it is
 * `cwd` itself. Null for a file outside of it.
 */
export declare function repositoryPaths(cwd: string): (path: string) => string | null;
