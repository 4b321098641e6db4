// Deleting a directory that was verified, entry by entry, following no link. Only for siblings that are
// on their way out: a staging copy, or a `.discard-`. Specification: lifecycle page, "Install" 5.
import { join } from 'node:path';
import type { Disk } from '../base/disk.ts';
import { systemCode } from '../base/fault.ts';

/** Deletes `root` and what is in it; nothing there is fine. Throws what the system throws. */
export function deleteTree(disk: Disk, root: string): void {
  const facts = disk.lstatSync(root, { throwIfNoEntry: false });
  if (facts === undefined) return;
  if (!facts.isDirectory()) {
    disk.unlinkSync(root);
    return;
  }
  // A list instead of recursion: depth is what the package says.
  const directories = [root];
  for (let at = 0; at < directories.length; at += 1) {
    const directory = directories[at] ?? root;
    for (const entry of disk.readdirSync(directory, { withFileTypes: true })) {
      const path = join(directory, entry.name);
      if (entry.isDirectory()) directories.push(path);
      else removeEntry(() => disk.unlinkSync(path));
    }
  }
  for (const directory of directories.reverse()) removeEntry(() => disk.rmdirSync(directory));
}

/** True when it is gone. Never throws: what stays has a name that says what it is. */
export function deleteTreeQuietly(disk: Disk, root: string): boolean {
  try {
    deleteTree(disk, root);
    return true;
  } catch {
    return false;
  }
}

function removeEntry(remove: () => void): void {
  try {
    remove();
  } catch (error) {
    if (systemCode(error) !== 'ENOENT') throw error;
  }
}
