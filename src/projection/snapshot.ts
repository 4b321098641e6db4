// What the installed plugins contribute, as one frozen value: resource roots with where they come from,
// and a digest over every entry, loadable or not. Writes nothing. Specification: lifecycle page, "Projection".
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { byCodeUnits } from '../base/order.ts';
import type { InstalledPlugin, PluginListing, PluginScope } from '../lifecycle/types.ts';

/** The copy that a resource root belongs to. */
export interface PluginProvenance {
  readonly id: string;
  readonly scope: PluginScope;
  /** What the record says it was installed from. */
  readonly sourcePath: string;
  /** Absolute path, links resolved. */
  readonly canonicalRoot: string;
  readonly manifestDigest: string;
  readonly contentDigest: string;
}

export interface PluginResourceRoot {
  /** Resource kind: `skills`, `prompts`, … */
  readonly kind: string;
  /** Absolute path of the directory. */
  readonly path: string;
  /** `plugin:<scope>:<id>`. */
  readonly source: string;
  readonly provenance: PluginProvenance;
}

/** One entry as the digest sees it. */
export interface SnapshotEntry {
  readonly id: string;
  readonly scope: PluginScope;
  readonly root: string;
  readonly enabled: boolean;
  readonly loadable: boolean;
  readonly contentDigest: string | null;
}

export interface PluginSnapshot {
  /** 64 lowercase hexadecimal digits over the ordered entries. */
  readonly digest: string;
  /** Every entry, by id, project before user. */
  readonly entries: readonly SnapshotEntry[];
  /** Roots of the loadable ones, by id, then kind. */
  readonly roots: readonly PluginResourceRoot[];
}

/** The snapshot of a full listing (`all`). Pure, and frozen all the way down. */
export function snapshotOf(listing: PluginListing): PluginSnapshot {
  const entries = listing.plugins.map(
    ({ id, scope, path, canonicalRoot, enabled, loadable, contentDigest }) =>
      Object.freeze({
        id,
        scope,
        root: canonicalRoot ?? path,
        enabled,
        loadable,
        contentDigest,
      }),
  );
  const ordered = entries.map(({ id, scope, root, enabled, loadable, contentDigest }) => [
    id,
    scope,
    root,
    enabled,
    loadable,
    contentDigest,
  ]);
  return Object.freeze({
    digest: createHash('sha256').update(JSON.stringify(ordered)).digest('hex'),
    entries: Object.freeze(entries),
    roots: Object.freeze(listing.plugins.flatMap(rootsOf)),
  });
}

function rootsOf(plugin: InstalledPlugin): readonly PluginResourceRoot[] {
  const { id, scope, canonicalRoot, manifest, manifestDigest, contentDigest, record } = plugin;
  if (!plugin.loadable || canonicalRoot === null || manifest === null || record === null) return [];
  if (manifestDigest === null || contentDigest === null) return [];
  const provenance = Object.freeze({
    id,
    scope,
    sourcePath: record.source,
    canonicalRoot,
    manifestDigest,
    contentDigest,
  });
  return [...manifest.resources]
    .sort(([a], [b]) => byCodeUnits(a, b))
    .map(([kind, path]) =>
      Object.freeze({
        kind,
        path: join(canonicalRoot, path),
        source: `plugin:${scope}:${id}`,
        provenance,
      }),
    );
}
