// A host's `state.json` as the inventory: enabled means `loadable`, so that a copy that drifted, was never
// recorded or does not fit the host contributes nothing. Copies are digested when asked; reads only.
// Specification: lifecycle page, "Listing, precedence, dependents".
import { basename, dirname, join } from 'node:path';
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
  /** Absolute directory of the copies; default: that of the file. */
  readonly base?: string;
  readonly disk?: Disk;
}

/** The inventory of the `state.json` at an absolute path. */
export function stateInventory(file: string, options: StateInventoryOptions = {}): Inventory {
  const disk = options.disk ?? realDisk;
  const base = options.base ?? dirname(file);
  const clioVersion = options.clioVersion ?? 'auto';
  return { file, read: (only) => readInventory({ disk, base, clioVersion }, file, only) };
}

interface Copies {
  readonly disk: Disk;
  readonly base: string;
  readonly clioVersion: string;
}

function readInventory(
  copies: Copies,
  file: string,
  only: ReadonlySet<string> | undefined,
): InventoryReading {
  try {
    const { state } = readStateFile(copies.disk, file);
    if (state.installed.size === 0) return { plugins: [], readable: true, findings: [] };
    const canonicalBase = copies.disk.realpathSync(copies.base);
    const ids = [...state.installed.keys()].filter((id) => only === undefined || only.has(id));
    const entries = ids.map((id) => entryOf(copies, canonicalBase, state, id));
    return {
      plugins: resolvePluginPrecedence(entries).map((entry) => ({
        name: entry.id,
        installed: true,
        enabled: entry.loadable,
        why: whyNotLoadable(entry),
      })),
      readable: true,
      findings: [],
    };
  } catch (error) {
    if (error instanceof Fault && error.code !== 'io') throw error;
    // The finding's place says where; a message may be shown where no absolute path may.
    const why = messageOf(error).replaceAll(file, basename(file));
    return unreadable(file, `cannot be read: ${why}`);
  }
}

/** Null for one that is loadable or that somebody disabled. */
function whyNotLoadable({ enabled, loadable, diagnostics }: InstalledPlugin): string | null {
  const [first] = diagnostics;
  if (!enabled || loadable || first === undefined) return null;
  // What a listing says of it names digests and a command with a scope, which an inventory does not know.
  const why =
    first.code === 'drifted' ? 'its copy was changed after it was installed' : first.message;
  return `may not be loaded: ${why}`;
}

function entryOf(
  { disk, base, clioVersion }: Copies,
  canonicalBase: string,
  state: PluginState,
  id: string,
): InstalledPlugin {
  const path = join(base, id);
  const enabled = !state.disabled.includes(id);
  return listEntry({
    scope: 'user',
    id,
    path,
    canonicalBase,
    record: state.installed.get(id) ?? null,
    enabled,
    // A disabled copy contributes nothing whatever its bytes: there is no need to hash it.
    candidate: enabled && isListable(disk, path) ? readManagedCopy(path, disk, clioVersion) : null,
    stateFault: null,
  });
}
