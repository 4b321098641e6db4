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
/**
 * The repository of an absolute directory in a run about the directories `given`: the one around the outermost of
 * them that holds it, because a `.git` further down may be anybody's. Where that lies in none, the nearest.
 */
export declare function findRepositoryBelow(given: readonly string[], directory: string, environment: Environment): Repository | null;
/** Why an absolute directory without a repository has none, as a phrase; null where no `.git` is around it. */
export declare function unusableGit(directory: string): string | null;
/** True where `.git` stands in a directory (absolute), whatever it is. */
export declare function hasGit(directory: string): boolean;
/** `path` relative to the work tree with `/` (`.` for its root), or null when it lies outside. */
export declare function repositoryPath(repository: Repository, path: string): string | null;
/** The repository whose `.git` stands in exactly that directory (a real path), or null. Reads files only. */
export declare function repositoryAt(directory: string, environment: Environment): Repository | null;
