// Finds a repository on its server by git: is it there, under this name or a new one, and which branches
// and tags has it. A redirect is followed on the same server only.
// Specification: registry page, "GitHub tree URLs".
import type { FetchContext } from '../../git/fetch-context.ts';
import {
  addressOfRedirect,
  nameOf,
  type RemoteAddress,
  remoteUrls,
} from '../../git/remote-address.ts';
import { listRemoteRefs, type RemoteRefs } from '../../git/remote-refs.ts';
import type { HostGate, Passed } from './host-gate.ts';

export type LocatedRepository =
  | {
      readonly kind: 'found';
      readonly url: string;
      readonly refs: RemoteRefs;
      /** `owner/repo` after a redirect of git's own request, or null. */
      readonly movedTo: string | null;
    }
  | { readonly kind: 'missing'; readonly status: number }
  | { readonly kind: 'gone'; readonly status: number }
  | { readonly kind: 'undecided'; readonly why: string };

/** A rename of a rename of a rename is where it ends. */
const MOVES = 3;

/** Looks the repository up. Throws `Fault` when git cannot be started. */
export async function locateRepository(
  context: FetchContext,
  address: RemoteAddress,
  gate: HostGate,
): Promise<LocatedRepository> {
  let current = address;
  for (let moves = 0; ; moves += 1) {
    const found = await look(context, current, gate);
    if (!('redirect' in found)) {
      return found.kind === 'found' && moves > 0 ? { ...found, movedTo: nameOf(current) } : found;
    }
    if (moves >= MOVES) return { kind: 'undecided', why: `${gate.host} redirects too often` };
    current = found.redirect;
  }
}

async function look(
  context: FetchContext,
  address: RemoteAddress,
  gate: HostGate,
): Promise<LocatedRepository | { readonly redirect: RemoteAddress }> {
  let missing = 404;
  for (const url of remoteUrls(address)) {
    let redirect: RemoteAddress | null = null;
    const passed: Passed<RemoteRefs> = await gate.pass(async (timeMs) => {
      const listed = await listRemoteRefs(context, url, timeMs);
      if (listed.ok) return { ok: true, value: listed.refs };
      const { failure } = listed;
      if (failure.kind === 'redirect') {
        redirect = addressOfRedirect(address.server, failure.location);
      }
      return { ok: false, failure };
    });
    if (passed.ok) return { kind: 'found', url, refs: passed.value, movedTo: null };
    if (redirect !== null) return { redirect };
    if (!passed.decided) return { kind: 'undecided', why: passed.why };
    if (passed.failure.kind === 'gone') return passed.failure;
    // A server that asks for credentials takes both names; the other one would be asked in vain.
    if (passed.failure.kind === 'missing') missing = passed.failure.status;
    if (missing === 401) break;
  }
  return { kind: 'missing', status: missing };
}
