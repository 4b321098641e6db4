import { type Attributes } from './attributes.ts';
import { type LocalGit } from './local-git.ts';
import { type Repository } from './repository.ts';
import { type TrackedEntry } from './tracked-listing.ts';
export declare class RepositoryView {
    #private;
    readonly repository: Repository;
    /** The directory that was asked about, relative to the repository; `.` for all of it. */
    readonly scope: string;
    /** Tracked `.gitattributes` files that count for the scope, those above it included. */
    readonly attributeFiles: readonly TrackedEntry[];
    constructor(repository: Repository, scope: string, listed: readonly TrackedEntry[], ignored: readonly string[]);
    /** The tracked entry at exactly `path` (repository-relative), or undefined. */
    entryAt(path: string): TrackedEntry | undefined;
    /** Tracked entries below a directory (`.` for all), by path in UTF-16 code-unit order. */
    trackedBelow(directory: string): readonly TrackedEntry[];
    /** True where git tracks something in that directory. */
    tracksDirectory(directory: string): boolean;
    /** True where git ignores `path` or a directory it lies in. */
    ignores(path: string): boolean;
    /** Attributes of a tracked path. Starts git the first time, where there are attributes. Throws `Fault` (`git`). */
    attributesOf(path: string): Attributes;
}
/** Asks git about an absolute directory inside the repository. Throws `Fault` (`git`). */
export declare function readRepositoryView(repository: Repository, directory: string): RepositoryView;
/** Entries below `directory` as the last commit has them; null where there is no commit. Throws `Fault` (`git`). */
export declare function readCommitted(repository: Repository, directory: string): readonly TrackedEntry[] | null;
/** How git is started on a repository that was found. */
export declare function gitOf(repository: Repository): LocalGit;
