import type { FetchContext } from '../../git/fetch-context.ts';
import { type RemoteAddress } from '../../git/remote-address.ts';
import { type RemoteRefs } from '../../git/remote-refs.ts';
import type { HostGate } from './host-gate.ts';
export type LocatedRepository = {
    readonly kind: 'found';
    readonly url: string;
    readonly refs: RemoteRefs;
    /** `owner/repo` after a redirect of git's own request, or null. */
    readonly movedTo: string | null;
} | {
    readonly kind: 'missing';
    readonly status: number;
} | {
    readonly kind: 'gone';
    readonly status: number;
} | {
    readonly kind: 'undecided';
    readonly why: string;
};
/** Looks the repository up. Throws `Fault` when git cannot be started. */
export declare function locateRepository(context: FetchContext, address: RemoteAddress, gate: HostGate): Promise<LocatedRepository>;
