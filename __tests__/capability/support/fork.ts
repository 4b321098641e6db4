// An owner's fork and plugins beside it, on a real disk: starts right, so that a test states only the defect.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InventoryPlugin } from '../../../src/capability/inventory.ts';
import { jsonInventory } from '../../../src/capability/json-inventory.ts';
import type { CapabilityPlace } from '../../../src/capability/place.ts';
import { temporaryDirectory, writeFiles } from '../../support/tree.ts';

export interface Fork extends CapabilityPlace {
  /** Holds `capabilities`, `plugins` and `inventory.json`. */
  readonly root: string;
  readonly inventoryFile: string;
  /** Puts this in the inventory: installed and enabled, unless said otherwise. */
  readonly enable: (...names: readonly string[]) => void;
  readonly inventoryOf: (rows: readonly InventoryPlugin[]) => void;
}

/** A fork with these files; every plugin with a file is enabled. */
export function makeFork(files: Readonly<Record<string, string>> = {}): Fork {
  const root = join(temporaryDirectory(), 'fork');
  writeFiles(root, {
    'capabilities/README.md': 'What I can do.\n',
    'plugins/.keep': '',
    'inventory.json': '[]\n',
    ...files,
  });
  const inventoryFile = join(root, 'inventory.json');
  const inventoryOf = (rows: readonly InventoryPlugin[]): void =>
    writeFileSync(inventoryFile, `${JSON.stringify(rows)}\n`);
  const enable = (...names: readonly string[]): void =>
    inventoryOf(names.map((name) => ({ name, installed: true, enabled: true })));
  const named = Object.keys(files).flatMap((path) => /^plugins\/([^/]+)\//.exec(path)?.[1] ?? []);
  enable(...new Set(named));
  return {
    root,
    store: join(root, 'capabilities'),
    plugins: join(root, 'plugins'),
    inventory: jsonInventory(inventoryFile),
    inventoryFile,
    enable,
    inventoryOf,
  };
}

/** The two files of a task in `folder`: `task.yaml` and `run.sh`. */
export function task(
  folder: string,
  fields: Readonly<Record<string, string | null>> = {},
): Record<string, string> {
  const lines = Object.entries({
    name: 'Sync notes',
    description: 'Syncs the notes.',
    implementation: 'run.sh',
    ...fields,
  }).flatMap(([key, value]) => (value === null ? [] : [`${key}: ${value}\n`]));
  return { [`${folder}/task.yaml`]: lines.join(''), [`${folder}/run.sh`]: `echo ${folder}\n` };
}

/** A skill in `folder`. */
export function skill(folder: string): Record<string, string> {
  const name = folder.split('/').at(-1) ?? '';
  return {
    [`${folder}/SKILL.md`]: `---\nname: ${name}\ndescription: Reads ${name}.\n---\n\nRead it.\n`,
  };
}

/** Text of a file below a root. */
export function textOf(root: string, path: string): string {
  return readFileSync(join(root, path), 'utf8');
}
