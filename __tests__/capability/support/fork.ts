// A fork on a real disk as a place that the product reads and writes.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { jsonInventory } from '../../../src/capability/json-inventory.ts';
import type { CapabilityPlace } from '../../../src/capability/place.ts';
import { enabledRow, type InventoryRow, writeFork } from '../../support/fork.ts';
import { temporaryDirectory } from '../../support/tree.ts';

export interface Fork extends CapabilityPlace {
  /** Holds `capabilities`, `plugins` and `inventory.json`. */
  readonly root: string;
  /** Makes exactly these plugins installed and enabled. */
  readonly enable: (...names: readonly string[]) => void;
  readonly inventoryOf: (rows: readonly InventoryRow[]) => void;
}

/** A fork with these files; every plugin with a file is enabled. */
export function makeFork(files: Readonly<Record<string, string>> = {}): Fork {
  const root = join(temporaryDirectory(), 'fork');
  writeFork(root, files);
  const inventoryFile = join(root, 'inventory.json');
  const inventoryOf = (rows: readonly InventoryRow[]): void =>
    writeFileSync(inventoryFile, `${JSON.stringify(rows)}\n`);
  return {
    root,
    store: join(root, 'capabilities'),
    plugins: join(root, 'plugins'),
    inventory: jsonInventory(inventoryFile),
    inventoryOf,
    enable: (...names) => inventoryOf(names.map(enabledRow)),
  };
}

/** Text of a file below a root. */
export function textOf(root: string, path: string): string {
  return readFileSync(join(root, path), 'utf8');
}
