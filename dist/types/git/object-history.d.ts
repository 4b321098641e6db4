import type { Repository } from './repository.ts';
export interface ObjectHistory {
    /** Object ids of all versions of regular files, by path relative to the work tree. */
    readonly versions: ReadonlyMap<string, ReadonlySet<string>>;
    /** When the path last changed, deletions included: seconds since 1970, as committed. */
    readonly lastChange: ReadonlyMap<string, number>;
}
export type ObjectHistoryReading = {
    readonly ok: true;
    readonly history: ObjectHistory;
} | {
    readonly ok: false;
    readonly why: string;
};
/**
 * The history of these directories or files of a repository (relative to it, `.` for all), from HEAD and every
 * ref. Where it cannot be read whole, `why` says so. Throws nothing but `Fault` (`internal`).
 */
export declare function readObjectHistory(repository: Repository, paths: readonly string[]): ObjectHistoryReading;
