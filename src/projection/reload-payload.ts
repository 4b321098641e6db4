// What a reload changed, by plugin. Pure. Specification: lifecycle page, "Functions".
import type { PluginScope } from '../lifecycle/types.ts';
import type { PluginSnapshot, SnapshotEntry } from './snapshot.ts';

export interface ReloadedPlugin {
  readonly id: string;
  readonly scope: PluginScope;
}

export interface PluginsReloadedPayload {
  /** Counts the commits of this directory pair, from 1. */
  readonly generation: number;
  /** Digest of the new snapshot. */
  readonly digest: string;
  readonly added: readonly ReloadedPlugin[];
  readonly removed: readonly ReloadedPlugin[];
  /** Loadable before and after, with another copy. */
  readonly replaced: readonly ReloadedPlugin[];
}

export function reloadPayload(
  before: PluginSnapshot | null,
  after: PluginSnapshot,
  generation: number,
): PluginsReloadedPayload {
  const old = loadableById(before);
  const fresh = loadableById(after);
  const named = ({ id, scope }: SnapshotEntry): ReloadedPlugin => ({ id, scope });
  return {
    generation,
    digest: after.digest,
    added: [...fresh.values()].filter(({ id }) => !old.has(id)).map(named),
    removed: [...old.values()].filter(({ id }) => !fresh.has(id)).map(named),
    replaced: [...fresh.values()]
      .filter((entry) => {
        const known = old.get(entry.id);
        return known !== undefined && !isSameCopy(known, entry);
      })
      .map(named),
  };
}

function loadableById(snapshot: PluginSnapshot | null): ReadonlyMap<string, SnapshotEntry> {
  const entries = (snapshot?.entries ?? []).filter(({ loadable }) => loadable);
  return new Map(entries.map((entry) => [entry.id, entry]));
}

function isSameCopy(a: SnapshotEntry, b: SnapshotEntry): boolean {
  return a.scope === b.scope && a.root === b.root && a.contentDigest === b.contentDigest;
}
