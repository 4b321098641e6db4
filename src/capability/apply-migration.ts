// Deletes what a reviewed plan names, after making the plan anew and finding every one of its files in it with
// the same bytes. Stops before the first deletion otherwise. The only file that deletes in a store without being
// asked for a name. Specification: capabilities page, "with `--apply PLAN` it re-checks every hash first".
import { dirname, join } from 'node:path';
import { type Disk, realDisk } from '../base/disk.ts';
import { Fault, messageOf } from '../base/fault.ts';
import { quote } from '../base/quote.ts';
import { blobId } from './blob-id.ts';
import { isInside } from './entries.ts';
import type { ReviewedPlan } from './migration-file.ts';
import type { CapabilityPlace } from './place.ts';
import type { MigrationPlan } from './plan-migration.ts';
import { readSmall } from './read-file.ts';
import { COMPARED_BYTES } from './vouchers.ts';

export type MigrationRefusal = {
  readonly code:
    | 'other-machine'
    | 'other-store'
    | 'other-head'
    | 'other-plugins'
    | 'other-inventory'
    | 'inventory'
    | 'stale';
  readonly message: string;
};

export interface AppliedMigration {
  readonly refusals: readonly MigrationRefusal[];
  /** Paths relative to the store; empty where it was refused. */
  readonly deleted: readonly string[];
  readonly directories: readonly string[];
}

/** Applies a reviewed plan. `fresh` was made now. Throws `Fault` (`io`, `changed`) where a deletion fails. */
export function applyMigration(
  place: CapabilityPlace,
  reviewed: ReviewedPlan,
  fresh: MigrationPlan,
): AppliedMigration {
  const disk = place.disk ?? realDisk;
  const refusals = refusalsOf(reviewed, fresh);
  if (refusals.length > 0) return { refusals, deleted: [], directories: [] };
  const wanted = new Set(reviewed.files.map(({ path }) => path));
  const files = fresh.files.filter(({ path }) => wanted.has(path));
  // All bytes once more, as near to the deletion as it gets, and still before the first one.
  for (const { path, id } of files) assertSame(disk, fresh.store, path, id);
  const deleted: string[] = [];
  try {
    for (const { path, id } of files) {
      assertSame(disk, fresh.store, path, id);
      disk.unlinkSync(join(fresh.store, path));
      deleted.push(path);
    }
    const directories = fresh.directories.filter((path) => removeEmpty(disk, fresh.store, path));
    return { refusals, deleted, directories };
  } catch (error) {
    const done = `${deleted.length} of ${files.length} files were deleted`;
    if (error instanceof Fault)
      throw new Fault(error.code, `${error.message}; ${done}`, error.hint, error);
    throw new Fault('io', `cannot delete: ${messageOf(error)}; ${done}`, null, error);
  }
}

function refusalsOf(reviewed: ReviewedPlan, fresh: MigrationPlan): readonly MigrationRefusal[] {
  const refusals: MigrationRefusal[] = [];
  const differs = (
    code: MigrationRefusal['code'],
    what: string,
    was: string,
    is: string,
    hint = '',
  ): void => {
    const message = `the plan was made ${what} ${quote(was)}, and this is ${quote(is)}${hint}`;
    if (was !== is) refusals.push({ code, message });
  };
  differs('other-machine', 'on', reviewed.machine, fresh.machine);
  differs('other-store', 'for', reviewed.store, fresh.store);
  differs('other-head', 'at', reviewed.head ?? 'no commit', fresh.head ?? 'no commit');
  const { plugins, inventory } = reviewed;
  const name = (option: string): string => `; name that one with ${option}`;
  if (plugins !== null) {
    differs('other-plugins', 'with the plugins in', plugins, fresh.plugins, name('--plugins'));
  }
  if (inventory !== null) {
    const is = fresh.inventory ?? 'no file';
    differs('other-inventory', 'with the inventory', inventory, is, name('--inventory'));
  }
  if (refusals.length > 0) return refusals;
  if (fresh.unreadable !== null) return [{ code: 'inventory', message: fresh.unreadable }];
  const now = new Map(fresh.files.map(({ path, id }) => [path, id]));
  const why = new Map(fresh.kept.map((kept) => [kept.path, kept.why]));
  return reviewed.files.flatMap(({ path, id }): readonly MigrationRefusal[] => {
    if (now.get(path) === id) return [];
    const reason = now.has(path)
      ? 'its bytes changed'
      : (why.get(path) ?? 'nothing vouches for it now');
    return [{ code: 'stale', message: `${quote(path)} may not go any more: ${reason}` }];
  });
}

function assertSame(disk: Disk, store: string, path: string, id: string): void {
  const absolute = join(store, path);
  const changed = (): Fault =>
    new Fault('changed', `${quote(path)} has changed since it was checked`, 'make a new plan');
  // The way there must not lead through a link that was put in meanwhile.
  if (!isInside(store, disk.realpathSync.native(dirname(absolute)))) throw changed();
  if (disk.realpathSync.native(dirname(absolute)) !== dirname(absolute)) throw changed();
  const reading = readSmall(disk, absolute, COMPARED_BYTES, 'refuse');
  if (!reading.ok || blobId(reading.bytes) !== id) throw changed();
}

/** A directory that something was put into meanwhile stays. */
function removeEmpty(disk: Disk, store: string, path: string): boolean {
  try {
    disk.rmdirSync(join(store, path));
    return true;
  } catch {
    return false;
  }
}
