import type { BaseWorld } from './base-request.ts';
import type { Repository } from './repository.ts';
export type RemoteAnswer = {
    readonly ok: true;
    readonly stdout: string;
}
/** `absent`: the remote answered and does not have what was asked for. */
 | {
    readonly ok: false;
    readonly absent: boolean;
    readonly why: string;
};
/** The name under which the remote is known to the command. */
export declare const remoteName = "plugin-gate";
/** Runs one git command that names the remote as `remoteName`. Throws `Fault` (`io`, `git`) where git or the disk is not to be had. */
export declare function askRemote(repository: Repository, args: readonly string[], world: BaseWorld): Promise<RemoteAnswer>;
