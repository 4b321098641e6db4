import type { Environment } from './local-git.ts';
export interface Repository {
    /** Absolute real path of the work tree. */
    readonly root: string;
    /** Absolute path of this work tree's git directory. */
    readonly gitDirectory: string;
    /** Absolute path of the git directory with the objects; another one in a linked work tree. */
    readonly commonDirectory: string;
    readonly environment: Environment;
}
/**
 * The repository of an absolute directory, or null. The nearest one above wins, but a `.git` in a package
 * root counts only where no repository holds that package. `environment` is our own; git later gets an
 * allow-listed part of it.
 */
export declare function findRepository(directory: string, environment: Environment): Repository | null;
/** `path` relative to the work tree with `/` (`.` for its root), or null when it lies outside. */
export declare function repositoryPath(repository: Repository, path: string): string | null;
