import type { BaseWorld } from './base-request.ts';
import type { Repository } from './repository.ts';
/** Commits that are looked at; older ones are not checked. */
export declare const HISTORY_COMMITS = 500;
export interface FileHistory {
    /** Each distinct text once, newest first; made while it is read, so that not all are held. */
    readonly texts: () => Iterable<{
        readonly commit: string;
        readonly bytes: Uint8Array;
    }>;
    /** Why the history ends before its beginning, or null when it is whole. */
    readonly cut: string | null;
    /** The history should be here and could not be had: what follows from it is undecided. */
    readonly missing: boolean;
}
/** The history of a repository-relative path up to and with `commit`. Throws `Fault` (`git`). */
export declare function readHistory(repository: Repository, commit: string, path: string, world: BaseWorld): Promise<FileHistory>;
