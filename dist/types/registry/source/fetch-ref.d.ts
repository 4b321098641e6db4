import type { CommitListing } from '../../git/checkout-listing.ts';
import { type FetchedCommit } from '../../git/fetch-commit.ts';
import type { FetchContext } from '../../git/fetch-context.ts';
import { type RemoteFailure } from '../../git/fetch-failure.ts';
import type { HostGate, Passed } from './host-gate.ts';
export interface RefRequest {
    readonly url: string;
    /** Full name, as the server listed it. */
    readonly ref: string;
    readonly paths: readonly string[];
    readonly directoryName: string;
}
export interface FetchedRef {
    readonly commit: FetchedCommit;
    readonly listing: CommitListing;
    /** Absolute directory of a checked-out path. */
    readonly directoryOf: (path: string) => string;
}
/**
 * Fetches, lists, and checks out those paths that `wanted` says yes to once the listing is known. The
 * caller removes the commit. Throws `Fault` when git cannot be started.
 */
export declare function fetchRef(context: FetchContext, request: RefRequest, gate: HostGate, wanted: (listing: CommitListing) => readonly string[]): Promise<Passed<FetchedRef>>;
/** True where a failure of a fetch is a verdict on the source. */
export declare function isVerdict<Value>(passed: Passed<Value>): passed is {
    readonly ok: false;
    readonly decided: true;
    readonly failure: RemoteFailure;
};
