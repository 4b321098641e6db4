import type { Finding, NotChecked } from '../base/finding.ts';
import type { Tree } from '../digest/tree.ts';
import { type Environment } from '../git/local-git.ts';
import { type RepositoryView } from '../git/repository-view.ts';
/** A directory as git sees it, or why git could not be asked. */
export interface PlaceInGit {
    readonly view: RepositoryView;
    /** The directory relative to the repository, `.` for its root. */
    readonly path: string;
}
export declare class GitFacts {
    #private;
    /**
     * `directories` are absolute; nothing outside them is asked about. The repository of each is the one `around`
     * it: what a person named, where that is more.
     */
    constructor(cwd: string, environment: Environment, directories: readonly string[], around?: readonly string[]);
    /** Where a directory lies in its repository; null outside git and where git cannot answer. */
    placeOf(directory: string): PlaceInGit | null;
    /** Why `placeOf` gave null for that directory. */
    whyUntold(directory: string): string;
    /** What stands in the way of asking git about a directory that seems to be in a repository, or null. */
    doubtAbout(directory: string): string | null;
    /** Why what was asked of git stays undecided, or null. */
    undecided(): string | null;
    /** True for an absolute directory that git ignores. */
    ignores(directory: string): boolean;
    /**
     * What the package at an absolute root has and a clone would not: untracked, ignored and empty things, and
     * bytes that git converts; null where git cannot tell.
     */
    untracked(root: string, tree: Tree): readonly Finding[] | null;
    /** What git says of one package; files relative to it. */
    packageFindings(root: string, tree: Tree): readonly Finding[];
    /** Findings that are one a repository, after all packages were read; files relative to the working directory. */
    repositoryFindings(): readonly Finding[];
    notChecked(): readonly NotChecked[];
}
