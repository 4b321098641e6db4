// Committed snapshots per working directory and configuration directory. Additions wait for a reload;
// revocation and drift act at the next read, because every read verifies against a fresh listing.
// Specification: lifecycle page, "Projection", "Discovery pass".
import type { Disk } from '../base/disk.ts';
import { outsidePluginDiscoveryPass, passMemo } from '../discovery/discovery-pass.ts';
import type { LifecycleHost } from '../lifecycle/lifecycle-host.ts';
import { listPlugins } from '../lifecycle/list-installed.ts';
import type { ClioVersion } from '../manifest/manifest.ts';
import { type PluginsReloadedPayload, reloadPayload } from './reload-payload.ts';
import { type PluginResourceRoot, type PluginSnapshot, snapshotOf } from './snapshot.ts';

interface Committed {
  readonly snapshot: PluginSnapshot;
  readonly generation: number;
}

const fresh = passMemo<PluginSnapshot>();

/** The snapshot of what is installed now; within a discovery pass the first one. */
export function buildPluginSnapshot(
  host: LifecycleHost,
  clioVersion: ClioVersion = 'auto',
): PluginSnapshot {
  return fresh(`${clioVersion}\0${keyOf(host)}`, () =>
    snapshotOf(listPlugins(host, { all: true, clioVersion })),
  );
}

export class SnapshotStore {
  readonly #committed = new Map<string, Committed>();

  /** The committed snapshot; the first call commits one. */
  snapshotFor(host: LifecycleHost): PluginSnapshot {
    return this.#commitFirst(host).snapshot;
  }

  generationOf(host: LifecycleHost): number {
    return this.#committed.get(keyOf(host))?.generation ?? 0;
  }

  /** Reads the disk, also inside a discovery pass, commits what is there, and says what changed. */
  reload(host: LifecycleHost): PluginsReloadedPayload {
    const key = keyOf(host);
    const snapshot = outsidePluginDiscoveryPass(() => buildPluginSnapshot(host));
    const before = this.#committed.get(key) ?? null;
    const generation = (before?.generation ?? 0) + 1;
    this.#committed.set(key, { snapshot, generation });
    return reloadPayload(before?.snapshot ?? null, snapshot, generation);
  }

  /**
   * Committed roots of a kind (all kinds without one) that a fresh listing confirms: same id, scope,
   * canonical root, manifest digest and content digest, and loadable.
   */
  enabledRoots(host: LifecycleHost, kind?: string): readonly PluginResourceRoot[] {
    const { snapshot } = this.#commitFirst(host);
    const confirmed = new Set(buildPluginSnapshot(host).roots.map(identityOf));
    return snapshot.roots.filter(
      (root) => (kind === undefined || root.kind === kind) && confirmed.has(identityOf(root)),
    );
  }

  /** NOT VERIFIED: what was committed, whatever became of it. For display only; never load from these. */
  committedRoots(host: LifecycleHost, kind?: string): readonly PluginResourceRoot[] {
    const { snapshot } = this.#commitFirst(host);
    return snapshot.roots.filter((root) => kind === undefined || root.kind === kind);
  }

  clear(): void {
    this.#committed.clear();
  }

  #commitFirst(host: LifecycleHost): Committed {
    const key = keyOf(host);
    const known = this.#committed.get(key);
    if (known !== undefined) return known;
    const committed = { snapshot: buildPluginSnapshot(host), generation: 1 };
    this.#committed.set(key, committed);
    return committed;
  }
}

function identityOf({ kind, path, source, provenance }: PluginResourceRoot): string {
  const { canonicalRoot, manifestDigest, contentDigest } = provenance;
  return JSON.stringify([kind, path, source, canonicalRoot, manifestDigest, contentDigest]);
}

function keyOf({ disk, cwd, configDirectory }: LifecycleHost): string {
  return JSON.stringify([canonical(disk, cwd), canonical(disk, configDirectory)]);
}

function canonical(disk: Disk, path: string): string {
  try {
    return disk.realpathSync(path);
  } catch {
    return path;
  }
}
