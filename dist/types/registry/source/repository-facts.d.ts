import type { Clock } from './clock.ts';
import type { HostGate, Passed } from './host-gate.ts';
import type { SourceServer } from './servers.ts';
export interface RepositoryFacts {
    readonly archived: boolean;
    /** `owner/repo` as the server names it now. Hostile text. */
    readonly fullName: string;
}
/**
 * Asks the server's own API, with its own token. `gate` is that of the API's host; a request may take
 * `requestMs` milliseconds.
 */
export declare function fetchRepositoryFacts(server: SourceServer & {
    readonly apiUrl: string;
}, repository: {
    readonly owner: string;
    readonly repo: string;
}, gate: HostGate, clock: Clock, requestMs: number): Promise<Passed<RepositoryFacts>>;
