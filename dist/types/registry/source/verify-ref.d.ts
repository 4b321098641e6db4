import type { FetchContext } from '../../git/fetch-context.ts';
import type { WantedRef } from './judge-ref.ts';
import { type RemoteRow } from './row-finding.ts';
import type { RowResults } from './row-results.ts';
import type { SourceServer } from './servers.ts';
import { type SourceWorld } from './source-world.ts';
export interface RefRows {
    readonly world: SourceWorld;
    readonly context: FetchContext;
    readonly server: SourceServer;
    readonly url: string;
    readonly ref: WantedRef;
    readonly rows: readonly RemoteRow[];
    readonly results: RowResults;
}
/** Settles every row of the ref. */
export declare function verifyRef(job: RefRows): Promise<void>;
