// The plan of a migration as a file that a person reviews: its JSON, and the strict way back. A plan that was
// edited can only ever delete what a fresh plan would delete too (apply-migration.ts). Pure.
import { describeJson, membersOf } from '../lifecycle/json-value.ts';
import type { MigrationPlan } from './plan-migration.ts';

export interface ReviewedPlan {
  readonly machine: string;
  readonly store: string;
  readonly head: string | null;
  /** Null for plans that do not say. */
  readonly plugins: string | null;
  readonly inventory: string | null;
  readonly files: readonly { readonly path: string; readonly id: string }[];
}

/** The plan as versioned JSON. */
export function migrationJson(plan: MigrationPlan): Readonly<Record<string, unknown>> {
  return {
    version: 1,
    machine: plan.machine,
    store: plan.store,
    head: plan.head,
    plugins: plan.plugins,
    inventory: plan.inventory,
    files: plan.files.map(({ path, id, bytes, plugin, pluginPath, version }) => ({
      path,
      id,
      bytes,
      plugin,
      pluginPath,
      version,
    })),
    directories: plan.directories,
    kept: plan.kept,
    notChecked: plan.notChecked,
  };
}

/** Reads a plan from a JSON value; a text says what is wrong with it. */
export function parseMigration(value: unknown): ReviewedPlan | string {
  const members = membersOf(value);
  if (members === null) return `it is ${describeJson(value)}, not an object`;
  if (members.get('version') !== 1) {
    return `version is ${describeJson(members.get('version'))}, not the number 1`;
  }
  const [machine, store, head] = ['machine', 'store', 'head'].map((key) => members.get(key));
  if (typeof machine !== 'string') return `machine is ${describeJson(machine)}, not a string`;
  if (typeof store !== 'string') return `store is ${describeJson(store)}, not a string`;
  if (head !== null && typeof head !== 'string') return `head is ${describeJson(head)}`;
  const [plugins, inventory] = ['plugins', 'inventory'].map((key) => members.get(key) ?? null);
  if (plugins !== null && typeof plugins !== 'string')
    return `plugins is ${describeJson(plugins)}, not a string`;
  if (inventory !== null && typeof inventory !== 'string')
    return `inventory is ${describeJson(inventory)}, not a string`;
  const listed = members.get('files');
  if (!Array.isArray(listed)) return `files is ${describeJson(listed)}, not a list`;
  const files: { path: string; id: string }[] = [];
  for (const [at, file] of listed.entries()) {
    const [path, id] = ['path', 'id'].map((key) => membersOf(file)?.get(key));
    if (typeof path !== 'string' || typeof id !== 'string') return `files[${at}] has no path or id`;
    files.push({ path, id });
  }
  return { machine, store, head, plugins: plugins ?? null, inventory: inventory ?? null, files };
}
