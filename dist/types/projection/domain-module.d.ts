import type { LifecycleHost } from '../lifecycle/lifecycle-host.ts';
import type { PluginsReloadedPayload } from './reload-payload.ts';
import type { PluginResourceRoot, PluginSnapshot } from './snapshot.ts';
import type { SnapshotStore } from './snapshot-store.ts';
export declare const PluginsManifest: {
    readonly name: 'plugins';
    readonly dependsOn: readonly ['config'];
};
export interface PluginsContext {
    readonly host: LifecycleHost;
    readonly store: SnapshotStore;
    /** Told after each reload. */
    readonly emit?: (payload: PluginsReloadedPayload) => void;
}
export interface PluginsBundle {
    readonly extension: {
        readonly start: () => void;
        readonly stop: () => void;
    };
    readonly contract: {
        readonly snapshot: () => PluginSnapshot;
        readonly resourceRoots: (kind: string) => readonly PluginResourceRoot[];
        readonly reload: () => PluginsReloadedPayload;
    };
}
export declare function createPluginsBundle(context: PluginsContext): PluginsBundle;
/** Reloads, and tells what changed when somebody listens. */
export declare function reloadAndNotify(store: SnapshotStore, host: LifecycleHost, emit?: (payload: PluginsReloadedPayload) => void): PluginsReloadedPayload;
