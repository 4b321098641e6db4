// The only file that knows where writing is allowed: below the owner's store, really. Every path is checked
// with its links resolved, so that nothing of a plugin is ever written through a link in the store.
// Specification: capabilities page, "Writing".
import { join } from 'node:path';
import type { Disk } from '../base/disk.ts';
import { Fault, messageOf } from '../base/fault.ts';
import { quote } from '../base/quote.ts';
import { CapabilityError } from './capability-error.ts';
import { isInside } from './entries.ts';
import type { CapabilityPlace } from './place.ts';
import { whyOf } from './read-file.ts';

/**
 * The real path of a folder of the store, made where it is missing. Throws `CapabilityError` (`linked`) where
 * it leads out of the store or the store lies in a plugin, `Fault` (`io`) where the disk refuses.
 */
export function writableFolder(disk: Disk, place: CapabilityPlace, folder: string): string {
  try {
    const store = disk.realpathSync.native(place.store);
    for (const plugin of realPlugins(disk, place.plugins)) {
      if (isInside(plugin, store)) throw linked('the store', 'leads into a plugin');
    }
    const path = join(place.store, folder);
    if (disk.lstatSync(path, { throwIfNoEntry: false }) === undefined) disk.mkdirSync(path);
    const real = disk.realpathSync.native(path);
    if (real !== join(store, folder)) throw linked(folder, 'leads somewhere else');
    return real;
  } catch (error) {
    if (error instanceof CapabilityError || error instanceof Fault) throw error;
    throw new Fault('io', `cannot write to ${place.store}: ${messageOf(error)}`, null, error);
  }
}

/** Makes the directories of a relative path below `root` (real) one by one, never through a link. */
export function makeOwnDirectories(disk: Disk, root: string, path: string, name: string): void {
  let at = root;
  for (const part of path.split('/').filter((each) => each !== '.')) {
    at = join(at, part);
    assertOwn(disk, root, at, name);
    if (disk.lstatSync(at, { throwIfNoEntry: false }) === undefined) disk.mkdirSync(at);
  }
}

/**
 * Refuses an existing path that is a link, or whose real place is not inside `root` (real). Throws
 * `CapabilityError` (`linked`).
 */
export function assertOwn(disk: Disk, root: string, path: string, name: string): void {
  const facts = disk.lstatSync(path, { throwIfNoEntry: false });
  if (facts === undefined) return;
  if (facts.isSymbolicLink()) throw linked(name, 'is a link');
  if (!isInside(root, disk.realpathSync.native(path))) throw linked(name, 'leads out of the store');
}

/** The error for something that is reached through a link. */
export function linked(what: string, how: string): CapabilityError {
  return new CapabilityError({
    code: 'linked',
    message: `${quote(what)} ${how}; nothing is written through it`,
    name: what,
    hint: 'put a real directory or file of your own in its place',
  });
}

function realPlugins(disk: Disk, plugins: string): readonly string[] {
  try {
    return disk.readdirSync(plugins).flatMap((name) => {
      try {
        return [disk.realpathSync.native(join(plugins, name))];
      } catch {
        return [];
      }
    });
  } catch (error) {
    whyOf(error);
    return [];
  }
}
