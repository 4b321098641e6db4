import { type CommitListing } from './checkout-listing.ts';
import type { FetchContext } from './fetch-context.ts';
import { type RemoteFailure } from './fetch-failure.ts';
import { type GitEnded } from './fetch-process.ts';
import { type Staging } from './fetch-staging.ts';
export interface FetchRequest {
    readonly url: string;
    /** Full name, such as `refs/tags/v1`, as the server listed it. */
    readonly ref: string;
    /** Every wanted path, so that one fetch serves all; the empty path is the whole repository. */
    readonly paths: readonly string[];
    /** Name of the directory files are checked out into. */
    readonly directoryName: string;
}
export type Fetched = {
    readonly ok: true;
    readonly commit: FetchedCommit;
} | {
    readonly ok: false;
    readonly failure: RemoteFailure;
};
export type Step<Value> = {
    readonly ok: true;
    readonly value: Value;
} | {
    readonly ok: false;
    readonly failure: RemoteFailure;
};
/** A fetched commit with its staging; `remove` it on every way out. */
export declare class FetchedCommit {
    #private;
    readonly id: string;
    /** False when the server ignored the filter and sent every blob. */
    readonly filtered: boolean;
    /** Absolute; holds what was checked out. */
    readonly workTree: string;
    readonly gitDirectory: string;
    constructor(session: Session, id: string, filtered: boolean);
    /**
     * Entries on the way to each path, at it and below it, and attribute files on the way. Reads trees only,
     * which are here.
     */
    list(paths: readonly string[]): Promise<Step<CommitListing>>;
    /** Checks the paths out as git does, getting their blobs in one request. */
    checkOut(paths: readonly string[]): Promise<Step<null>>;
    remove(): void;
}
/** Fetches without checking out. Throws `Fault` (`git`, `io`) when git or the staging fails us. */
export declare function fetchCommit(context: FetchContext, request: FetchRequest): Promise<Fetched>;
interface Session {
    readonly staging: Staging;
    readonly workTree: string;
    readonly gitDirectory: string;
    readonly run: (args: readonly string[]) => Promise<Step<GitEnded>>;
}
export {};
