// The throw-away configuration and project of one smoke install, and what must hold of the real one.
// Specification: lifecycle page, "Smoke install".
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Disk } from '../base/disk.ts';
import { deleteTree } from '../lifecycle/delete-tree.ts';
import { scopeLayout } from '../lifecycle/layout.ts';
import type { LifecycleHost } from '../lifecycle/lifecycle-host.ts';
import { scopes } from '../lifecycle/list-installed.ts';

export interface SmokeWorld {
  /** The real host with the directories exchanged. */
  readonly host: LifecycleHost;
  /** Takes everything away; throws what the system throws. */
  readonly remove: () => void;
}

/** Makes the directories below `temporaryRoot`. Throws what the system throws. */
export function makeSmokeWorld(host: LifecycleHost, temporaryRoot: string): SmokeWorld {
  const { disk } = host;
  const root = disk.mkdtempSync(join(temporaryRoot, 'plugin-gate-smoke-'));
  const remove = () => deleteTree(disk, root);
  try {
    const inner = {
      ...host,
      disk: withoutSyncing(disk),
      configDirectory: join(root, 'config'),
      cwd: join(root, 'project'),
      home: join(root, 'home'),
    };
    for (const directory of [inner.configDirectory, inner.cwd, inner.home]) {
      disk.mkdirSync(directory);
    }
    return { host: inner, remove };
  } catch (error) {
    remove();
    throw error;
  }
}

/** What is thrown away needs to survive no power cut, and waiting for it is most of the time of a run. */
function withoutSyncing(disk: Disk): Disk {
  const inner: Disk = Object.create(disk, { fsyncSync: { value: () => undefined } });
  return inner;
}

/**
 * A mark of what stands in the real directories: names, kinds, sizes and times of the base and its direct
 * entries, and the state's bytes. Two equal marks around a run are the proof that it wrote nothing there.
 */
export function markRealDirectories(host: LifecycleHost): string {
  const hash = createHash('sha256');
  for (const scope of scopes) {
    const layout = scopeLayout(scope, host);
    // Others may write into the project itself meanwhile: of the anchor only its being there counts.
    hash.update(`${host.disk.existsSync(layout.anchor)}`);
    for (const path of [layout.base, layout.state, layout.lock]) {
      hash.update(factsOf(host.disk, path));
    }
    for (const name of namesIn(host.disk, layout.base)) {
      hash.update(factsOf(host.disk, join(layout.base, name)));
    }
  }
  return hash.digest('hex');
}

function factsOf(disk: Disk, path: string): string {
  const facts = disk.lstatSync(path, { throwIfNoEntry: false });
  if (facts === undefined) return `${path}\0none\0`;
  return [path, facts.ino, facts.mode, facts.size, facts.mtimeMs, facts.ctimeMs, ''].join('\0');
}

function namesIn(disk: Disk, directory: string): readonly string[] {
  try {
    return disk.readdirSync(directory).sort();
  } catch {
    return [];
  }
}
