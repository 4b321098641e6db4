// The plugins domain as a bundle for a host: depends on `config`, starts nothing, clears its snapshots
// on stop, and tells of reloads. Specification: lifecycle page, "Functions".
import type { LifecycleHost } from '../lifecycle/lifecycle-host.ts';
import type { PluginsReloadedPayload } from './reload-payload.ts';
import type { PluginResourceRoot, PluginSnapshot } from './snapshot.ts';
import type { SnapshotStore } from './snapshot-store.ts';

export const PluginsManifest = {
  name: 'plugins',
  dependsOn: ['config'],
} as const;

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

export function createPluginsBundle(context: PluginsContext): PluginsBundle {
  const { host, store, emit } = context;
  return {
    extension: { start: () => undefined, stop: () => store.clear() },
    contract: {
      snapshot: () => store.snapshotFor(host),
      resourceRoots: (kind) => store.enabledRoots(host, kind),
      reload: () => reloadAndNotify(store, host, emit),
    },
  };
}

/** Reloads, and tells what changed when somebody listens. */
export function reloadAndNotify(
  store: SnapshotStore,
  host: LifecycleHost,
  emit?: (payload: PluginsReloadedPayload) => void,
): PluginsReloadedPayload {
  const payload = store.reload(host);
  emit?.(payload);
  return payload;
}
