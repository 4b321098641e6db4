import type { Repository } from './repository.ts';
export type FileAtCommit = {
    readonly type: 'file';
    readonly bytes: Uint8Array;
} | {
    readonly type: 'absent';
}
/** Something else has the name. */
 | {
    readonly type: 'link' | 'directory' | 'submodule';
};
/** What a commit has at a repository-relative path. Throws `Fault` (`git`) where its objects are not here. */
export declare function readFileAt(repository: Repository, commit: string, path: string): FileAtCommit;
/** Paths that `commit` has and the index does not, below the repository. Throws `Fault` (`git`). */
export declare function pathsGoneSince(repository: Repository, commit: string): readonly string[];
/**
 * Repository-relative paths whose bytes, mode or kind differ between `commit` and the index, that look
 * touched in the work tree since, or that git does not track or ignore. Nothing is read, so that no filter
 * runs: a file that was only touched may be among them. Throws `Fault` (`git`).
 */
export declare function pathsChangedSince(repository: Repository, commit: string): readonly string[];
/** A file that is on one side only: its path from the root of the repository, and the object with its bytes. */
export interface OneSided {
    readonly side: 'commit' | 'index';
    readonly path: string;
    readonly object: string;
}
/** Files that only `commit` or only the index has. Throws `Fault` (`git`). */
export declare function oneSidedFiles(repository: Repository, commit: string): readonly OneSided[];
/** The bytes of an object that a listing named. Throws `Fault` (`git`) where it is not here. */
export declare function readBlob(repository: Repository, object: string): Buffer;
