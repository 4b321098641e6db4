import { type RemoteRow } from './row-finding.ts';
import type { RowResults } from './row-results.ts';
import type { SourceServer } from './servers.ts';
import { type SourceWorld } from './source-world.ts';
export interface RepositoryRows {
    readonly server: SourceServer;
    readonly owner: string;
    readonly repo: string;
    /** In file order, at least one. */
    readonly rows: readonly RemoteRow[];
}
/** Verifies them all. Each row is settled in `results` exactly once. */
export declare function verifyRepository(world: SourceWorld, group: RepositoryRows, results: RowResults): Promise<void>;
