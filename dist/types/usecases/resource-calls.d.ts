import type { LifecycleHost } from '../lifecycle/lifecycle-host.ts';
import type { PluginsReloadedPayload } from '../projection/reload-payload.ts';
import type { PluginResourceRoot, PluginSnapshot } from '../projection/snapshot.ts';
import { SnapshotStore } from '../projection/snapshot-store.ts';
/** The store of this process. */
export declare const processSnapshots: SnapshotStore;
/** The snapshot of what is installed now; not committed. */
export declare function buildPluginSnapshot(cwd: string, host?: LifecycleHost): PluginSnapshot;
/** The same; within a discovery pass the first one made. */
export declare const passPluginSnapshot: typeof buildPluginSnapshot;
/** The committed snapshot; the first call commits one. */
export declare function pluginSnapshotFor(cwd: string, host?: LifecycleHost): PluginSnapshot;
/** Commits what is installed now and says what changed. */
export declare function reloadPluginResources(cwd: string, host?: LifecycleHost): PluginsReloadedPayload;
/** The same, and tells a listener. */
export declare function reloadPluginResourcesAndNotify(cwd: string, emit: (payload: PluginsReloadedPayload) => void, host?: LifecycleHost): PluginsReloadedPayload;
/** Committed roots of a kind that a fresh listing confirms. The ones to load from. */
export declare function enabledPluginResourceRoots(kind: string, cwd: string, host?: LifecycleHost): readonly PluginResourceRoot[];
/** NOT VERIFIED, for display only: committed roots, whatever became of them since. Never load from these. */
export declare function committedPluginResourceRoots(kind: string, cwd: string, host?: LifecycleHost): readonly PluginResourceRoot[];
