// Brings the wanted paths of one ref to disk: from the cache where they are, else in one fetch however many
// rows share it. Specification: registry page, "Getting the bytes".
import { join } from 'node:path';
import type { CommitListing } from '../../git/checkout-listing.ts';
import { type FetchedCommit, fetchCommit } from '../../git/fetch-commit.ts';
import type { FetchContext } from '../../git/fetch-context.ts';
import { isDecided, type RemoteFailure } from '../../git/fetch-failure.ts';
import type { Attempt, HostGate, Passed } from './host-gate.ts';

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
export function fetchRef(
  context: FetchContext,
  request: RefRequest,
  gate: HostGate,
  wanted: (listing: CommitListing) => readonly string[],
): Promise<Passed<FetchedRef>> {
  return gate.pass(async (): Promise<Attempt<FetchedRef>> => {
    const fetched = await fetchCommit(context, request);
    if (!fetched.ok) return fetched;
    const { commit } = fetched;
    const failed = (failure: RemoteFailure): Attempt<FetchedRef> => {
      commit.remove();
      return { ok: false, failure };
    };
    try {
      const listed = await commit.list(request.paths);
      if (!listed.ok) return failed(listed.failure);
      if (listed.value.size > context.limits.entries) {
        return failed({ kind: 'too-large', phrase: 'more files than the cap' });
      }
      const paths = wanted(listed.value);
      const step = paths.length === 0 ? null : await commit.checkOut(paths);
      if (step !== null && !step.ok) return failed(step.failure);
      return {
        ok: true,
        value: {
          commit,
          listing: listed.value,
          directoryOf: (path) => join(commit.workTree, path),
        },
      };
    } catch (error) {
      commit.remove();
      throw error;
    }
  });
}

/** True where a failure of a fetch is a verdict on the source. */
export function isVerdict<Value>(
  passed: Passed<Value>,
): passed is { readonly ok: false; readonly decided: true; readonly failure: RemoteFailure } {
  return !passed.ok && passed.decided && isDecided(passed.failure);
}
