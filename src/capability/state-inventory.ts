// A host's `state.json` as the inventory: enabled means `loadable`, so that a copy that drifted, was never
// recorded or does not fit the host contributes nothing. Copies are digested when asked; reads only.
// Specification: lifecycle page, "Listing, precedence, dependents".
import { dirname, join } from 'node:path';
import { type Disk, realDisk } from '../base/disk.ts';
import { Fault, messageOf } from '../base/fault.ts';
import { isListable, listEntry } from '../lifecycle/list-entry.ts';
import { resolvePluginPrecedence } from '../lifecycle/precedence.ts';
import { readManagedCopy } from '../lifecycle/read-copy.ts';
import { readStateFile } from '../lifecycle/state-file.ts';
import type { InstalledPlugin, PluginState } from '../lifecycle/types.ts';
import type { Inventory, InventoryReading } from './inventory.ts';
import { unreadable } from './inventory-rows.ts';

export interface StateInventoryOptions {
  /** Host version to judge compatibility for; default `auto`. */
  readonly clioVersion?: string;
  readonly disk?: Disk;
}

/** The inventory of the `state.json` at an absolute path; its directory holds the copies. */
export function stateInventory(file: string, options: StateInventoryOptions = {}): Inventory {
  const disk = options.disk ?? realDisk;
  return { read: (only) => readInventory(disk, file, options.clioVersion ?? 'auto', only) };
}

function readInventory(
  disk: Disk,
  file: string,
  clioVersion: string,
  only: ReadonlySet<string> | undefined,
): InventoryReading {
  try {
    const { state } = readStateFile(disk, file);
    const base = dirname(file);
    const canonicalBase = disk.realpathSync(base);
    const ids = [...state.installed.keys()].filter((id) => only === undefined || only.has(id));
    const entries = ids.map((id) => entryOf({ disk, base, canonicalBase, state, clioVersion, id }));
    return {
      plugins: resolvePluginPrecedence(entries).map(({ id, loadable }) => ({
        name: id,
        installed: true,
        enabled: loadable,
      })),
      readable: true,
      findings: [],
    };
  } catch (error) {
    if (error instanceof Fault && error.code !== 'io') throw error;
    return unreadable(file, `cannot be read: ${messageOf(error)}`);
  }
}

function entryOf(at: {
  readonly disk: Disk;
  readonly base: string;
  readonly canonicalBase: string;
  readonly state: PluginState;
  readonly clioVersion: string;
  readonly id: string;
}): InstalledPlugin {
  const path = join(at.base, at.id);
  const enabled = !at.state.disabled.includes(at.id);
  return listEntry({
    scope: 'user',
    id: at.id,
    path,
    canonicalBase: at.canonicalBase,
    record: at.state.installed.get(at.id) ?? null,
    enabled,
    // A disabled copy contributes nothing whatever its bytes: there is no need to hash it.
    candidate:
      enabled && isListable(at.disk, path) ? readManagedCopy(path, at.disk, at.clioVersion) : null,
    stateFault: null,
  });
}
