// From what the command line and the Action say to a place: which store, which plugins, which inventory.
// Specification: surfaces page, "capabilities … --store DIR --plugins DIR [--inventory FILE]".
import { lstatSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { Fault } from '../base/fault.ts';
import { quote } from '../base/quote.ts';
import { folderInventory } from '../capability/folder-inventory.ts';
import type { Inventory } from '../capability/inventory.ts';
import { jsonInventory } from '../capability/json-inventory.ts';
import type { CapabilityPlace } from '../capability/place.ts';
import { stateInventory } from '../capability/state-inventory.ts';
import type { HistoryWorld } from '../capability/vouchers.ts';
import type { Progress } from './progress.ts';

export interface CapabilitiesRequest {
  /** Absolute working directory. */
  readonly cwd: string;
  /** Relative to `cwd`. */
  readonly store: string;
  readonly plugins: string;
  /** A plain JSON inventory or a host's `state.json`; null: the `state.json` in the plugins directory. */
  readonly inventory: string | null;
  readonly clioVersion?: string;
}

/** The place of a request. Throws `Fault` (`usage`) where the store is no directory. */
export function capabilitiesPlace(request: CapabilitiesRequest): CapabilityPlace {
  const store = resolve(request.cwd, request.store);
  const plugins = resolve(request.cwd, request.plugins);
  if (statSync(store, { throwIfNoEntry: false })?.isDirectory() !== true) {
    throw new Fault(
      'usage',
      `there is no store at ${quote(request.store)}`,
      'name the directory that holds tasks/ and skills/ with --store',
    );
  }
  return { store, plugins, inventory: inventoryOf(request, plugins) };
}

function inventoryOf(request: CapabilitiesRequest, plugins: string): Inventory {
  const clioVersion = request.clioVersion ?? 'auto';
  const state = join(plugins, 'state.json');
  if (request.inventory === null) {
    // Without plugins there is nothing that an inventory could be missing for.
    return isThere(state) || !hasFolders(plugins)
      ? stateInventory(state, { clioVersion })
      : jsonInventory(state);
  }
  const file = resolve(request.cwd, request.inventory);
  return basename(file) === 'state.json'
    ? stateInventory(file, { clioVersion, base: plugins })
    : jsonInventory(file);
}

function hasFolders(plugins: string): boolean {
  return folderInventory(plugins).read().plugins.length > 0;
}

function isThere(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

/** What git and whoever waits get of a request. */
export function historyWorld(request: {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly progress?: Progress;
}): HistoryWorld {
  const { env, progress } = request;
  return {
    environment: env,
    told: progress && ((done, total) => progress('histories of plugins', done, total)),
  };
}
