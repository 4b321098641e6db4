import type { LifecycleHost } from './lifecycle-host.ts';
import { type MutationOptions } from './mutation.ts';
import type { ExpectedSource } from './resolve-source.ts';
import type { PluginInstallRecord, PluginMutationResult, PluginOrigin } from './types.ts';
/** A remote source as a directory whose bytes a registry row vouches for. */
export interface VerifiedSource extends ExpectedSource {
    readonly path: string;
    /** What is recorded as the source: the URL, where `path` is a copy that goes away. */
    readonly recordedSource?: string;
    readonly origin: PluginOrigin;
}
export interface UpdateOptions extends MutationOptions {
    /** Replace a copy that is not what its record says; the edits are kept as recovery. */
    readonly force?: boolean;
    /** The registry that a hint about a missing requirement names, as the command line does. */
    readonly registry?: string | null;
    /** Resolves a remote or catalogued source through a registry; null when no row vouches for it. */
    readonly resolveRemote?: (id: string, record: PluginInstallRecord) => VerifiedSource | null;
}
export declare function updateInstalled(id: string, options: UpdateOptions, host: LifecycleHost): PluginMutationResult;
