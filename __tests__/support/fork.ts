// An owner's fork beside its plugins, for tests: starts right, so that a test states only the defect. The store
// is `capabilities`, the plugins are in `plugins`, the inventory is `inventory.json`.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { commitAll, git, writeFiles } from './tree.ts';

export interface InventoryRow {
  readonly name: string;
  readonly installed: boolean;
  readonly enabled: boolean;
}

/** Writes the files below `directory` and an inventory in which every plugin with a file is enabled. */
export function writeFork(
  directory: string,
  files: Readonly<Record<string, string>>,
  rows: readonly InventoryRow[] = pluginsOf(files).map(enabledRow),
): void {
  writeFiles(directory, {
    'capabilities/README.md': 'What I can do.\n',
    'plugins/.keep': '',
    'inventory.json': `${JSON.stringify(rows)}\n`,
    ...files,
  });
}

export function enabledRow(name: string): InventoryRow {
  return { name, installed: true, enabled: true };
}

function pluginsOf(files: Readonly<Record<string, string>>): readonly string[] {
  return [
    ...new Set(Object.keys(files).flatMap((path) => /^plugins\/([^/]+)\//.exec(path)?.[1] ?? [])),
  ];
}

/** The two files of a task in `folder`: `task.yaml` (fields on lines 1 to 3) and `run.sh`. */
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
    [`${folder}/SKILL.md`]: `---\nname: ${name}\ndescription: Reads ${name}. Use when asked.\n---\n\nRead it.\n`,
  };
}

/** Makes `directory` a repository where needed and commits all of it at an ISO 8601 date. */
export function commitAt(directory: string, date: string): void {
  git(directory, 'init', '--quiet');
  git(directory, 'add', '--all', '--force');
  execFileSync('git', ['commit', '--quiet', '--message', 'state'], {
    cwd: directory,
    env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
  });
}

/** Commits `before` in the plugin's own repository, then replaces it with `after` and commits that. */
export function commitVersions(
  directory: string,
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): void {
  writeFiles(directory, before);
  commitAll(directory, 'before');
  writeFiles(directory, after);
  commitAll(directory, 'after');
}

/** The store's repository: everything but the plugins, which are ignored as in a real fork. */
export function commitFork(directory: string): void {
  writeFiles(directory, { '.gitignore': 'plugins/\n' });
  commitAll(directory);
}

/** Path of the store below a fork. */
export function storeOf(directory: string): string {
  return join(directory, 'capabilities');
}
