// The projection under the names of the host, for this process: one store of committed snapshots.
// Specification: lifecycle page, "Projection".
import type { LifecycleHost } from '../lifecycle/lifecycle-host.ts';
import { reloadAndNotify } from '../projection/domain-module.ts';
import type { PluginsReloadedPayload } from '../projection/reload-payload.ts';
import type { PluginResourceRoot, PluginSnapshot } from '../projection/snapshot.ts';
import { buildPluginSnapshot as build, SnapshotStore } from '../projection/snapshot-store.ts';
import { processHost } from './process-host.ts';

/** The store of this process. */
export const processSnapshots = new SnapshotStore();

/** The snapshot of what is installed now; not committed. */
export function buildPluginSnapshot(
  cwd: string,
  host: LifecycleHost = processHost(cwd),
): PluginSnapshot {
  return build(host);
}

/** The same; within a discovery pass the first one made. */
export const passPluginSnapshot = buildPluginSnapshot;

/** The committed snapshot; the first call commits one. */
export function pluginSnapshotFor(
  cwd: string,
  host: LifecycleHost = processHost(cwd),
): PluginSnapshot {
  return processSnapshots.snapshotFor(host);
}

/** Commits what is installed now and says what changed. */
export function reloadPluginResources(
  cwd: string,
  host: LifecycleHost = processHost(cwd),
): PluginsReloadedPayload {
  return processSnapshots.reload(host);
}

/** The same, and tells a listener. */
export function reloadPluginResourcesAndNotify(
  cwd: string,
  emit: (payload: PluginsReloadedPayload) => void,
  host: LifecycleHost = processHost(cwd),
): PluginsReloadedPayload {
  return reloadAndNotify(processSnapshots, host, emit);
}

/** Committed roots of a kind that a fresh listing confirms. The ones to load from. */
export function enabledPluginResourceRoots(
  kind: string,
  cwd: string,
  host: LifecycleHost = processHost(cwd),
): readonly PluginResourceRoot[] {
  return processSnapshots.enabledRoots(host, kind);
}

/** NOT VERIFIED, for display only: committed roots, whatever became of them since. Never load from these. */
export function committedPluginResourceRoots(
  kind: string,
  cwd: string,
  host: LifecycleHost = processHost(cwd),
): readonly PluginResourceRoot[] {
  return processSnapshots.committedRoots(host, kind);
}
