import type { LifecycleHost } from '../lifecycle/lifecycle-host.ts';
import type { ClioVersion } from '../manifest/manifest.ts';
import { type PluginsReloadedPayload } from './reload-payload.ts';
import { type PluginResourceRoot, type PluginSnapshot } from './snapshot.ts';
/** The snapshot of what is installed now; within a discovery pass the first one. */
export declare function buildPluginSnapshot(host: LifecycleHost, clioVersion?: ClioVersion): PluginSnapshot;
export declare class SnapshotStore {
    #private;
    /** The committed snapshot; the first call commits one. */
    snapshotFor(host: LifecycleHost): PluginSnapshot;
    generationOf(host: LifecycleHost): number;
    /** Reads the disk, also inside a discovery pass, commits what is there, and says what changed. */
    reload(host: LifecycleHost): PluginsReloadedPayload;
    /**
     * Committed roots of a kind (all kinds without one) that a fresh listing confirms: same id, scope,
     * canonical root, manifest digest and content digest, and loadable.
     */
    enabledRoots(host: LifecycleHost, kind?: string): readonly PluginResourceRoot[];
    /** NOT VERIFIED: what was committed, whatever became of it. For display only; never load from these. */
    committedRoots(host: LifecycleHost, kind?: string): readonly PluginResourceRoot[];
    clear(): void;
}
