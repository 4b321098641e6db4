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
 * Repository-relative paths below `directory` whose bytes, mode or kind differ between `commit` and the
 * index. Throws `Fault` (`git`).
 */
export declare function pathsChangedSince(repository: Repository, commit: string, directory: string): readonly string[];
