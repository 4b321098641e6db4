// What becomes of a copy that was put aside: deleted when it is exactly what the record said, kept for a
// person otherwise. The decision is a rename, so that a crash during deletion leaves no doubt.
// Specification: lifecycle page, "Install" 5, "Crashes".
import { syncDirectory } from '../base/atomic-file.ts';
import type { Disk } from '../base/disk.ts';
import { messageOf } from '../base/fault.ts';
import { deleteTreeQuietly } from './delete-tree.ts';
import { notice } from './diagnostic.ts';
import type { ScopeLayout } from './layout.ts';
import { managedDigest } from './read-copy.ts';
import type { PluginDiagnostic } from './types.ts';

export interface AsideCopy {
  readonly layout: ScopeLayout;
  readonly id: string;
  readonly token: string;
  /** Where it is now. */
  readonly path: string;
  /** Digest it must have to be deleted; null keeps it. */
  readonly expected: string | null;
}

export interface Settled {
  /** Where it was kept, or null. */
  readonly kept: string | null;
  readonly told: readonly PluginDiagnostic[];
}

/** Digests the copy, then deletes it or keeps it as `.recovery-`. Throws nothing. */
export function settleAside(disk: Disk, copy: AsideCopy): Settled {
  const { layout, id, token, path, expected } = copy;
  let digest: string | null = null;
  try {
    if (disk.lstatSync(path, { throwIfNoEntry: false }) === undefined)
      return { kept: null, told: [] };
    digest = managedDigest(path, disk);
  } catch {
    // Not readable: then it is not known to be what the record said, and stays.
  }
  const goes = digest !== null && digest === expected;
  const to = layout.sibling(id, goes ? 'discard' : 'recovery', token);
  try {
    disk.renameSync(path, to);
    syncDirectory(disk, layout.base);
  } catch (error) {
    const where = exists(disk, to) ? to : path;
    return {
      kept: where,
      told: [
        notice('io', `${where} was kept, because putting it aside failed: ${messageOf(error)}`),
      ],
    };
  }
  if (!goes) return { kept: to, told: [] };
  if (deleteTreeQuietly(disk, to)) return { kept: null, told: [] };
  return {
    kept: null,
    told: [notice('leftover', `${to} could not be deleted; run plugin-gate doctor`)],
  };
}

function exists(disk: Disk, path: string): boolean {
  try {
    return disk.lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch {
    return false;
  }
}
