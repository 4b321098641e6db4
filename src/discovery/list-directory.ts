// One directory as a search sees it: names with their type, in code-unit order. Links are not followed.
import type { Dirent } from 'node:fs';
import { join } from 'node:path';
import type { Disk } from '../base/disk.ts';
import { byCodeUnits } from '../base/order.ts';

export interface ListedName {
  readonly name: string;
  readonly type: 'directory' | 'link' | 'other';
}

/** Lists `directory` (absolute). Throws the system's error where it cannot. */
export function listDirectory(disk: Disk, directory: string): readonly ListedName[] {
  return disk
    .readdirSync(directory, { withFileTypes: true })
    .map((entry) => ({ name: entry.name, type: typeOf(disk, directory, entry) }))
    .sort((a, b) => byCodeUnits(a.name, b.name));
}

/** True where something is at `path`, whatever it is. */
export function isThere(disk: Disk, path: string): boolean {
  try {
    return disk.lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch {
    return false;
  }
}

/** True where `path` is a directory, links followed. */
export function leadsToDirectory(disk: Disk, path: string): boolean {
  try {
    return disk.statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  } catch {
    return false;
  }
}

function typeOf(disk: Disk, directory: string, entry: Dirent): ListedName['type'] {
  if (entry.isDirectory()) return 'directory';
  if (entry.isSymbolicLink()) return 'link';
  if (entry.isFile() || entry.isFIFO() || entry.isSocket()) return 'other';
  // Some file systems give no type with the name.
  const facts = disk.lstatSync(join(directory, entry.name), { throwIfNoEntry: false });
  return facts?.isDirectory() === true
    ? 'directory'
    : facts?.isSymbolicLink() === true
      ? 'link'
      : 'other';
}
