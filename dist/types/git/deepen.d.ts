import type { BaseWorld } from './base-request.ts';
import { type RemoteAnswer } from './deepen-remote.ts';
import type { Repository } from './repository.ts';
export interface DeepenWish {
    /** Object ids. */
    readonly wants: readonly string[];
    /** Commits of history to have from each; null for all of it. Whole checkouts are never made shallow. */
    readonly depth: number | null;
}
/** Fetches what is wished. Throws `Fault` (`io`, `git`) only where git or the disk is not to be had. */
export declare function deepen(repository: Repository, wish: DeepenWish, world: BaseWorld): Promise<RemoteAnswer>;
/** The object id of a full ref name at the remote, peeled. */
export declare function lookUpTip(repository: Repository, name: string, world: BaseWorld): Promise<RemoteAnswer>;
