// The lock of a scope: created in one step, never waited for, released on every way out.
// Its facts are written beside and then linked, so that no lock is ever empty.
// Specification: lifecycle page, "Lock".
import type { Disk } from '../base/disk.ts';
import { messageOf, systemCode } from '../base/fault.ts';
import { makeBase, removeEmpty } from './base-directory.ts';
import { notice } from './diagnostic.ts';
import type { ScopeLayout } from './layout.ts';
import type { LifecycleHost } from './lifecycle-host.ts';
import { describeLockOwner, lockOwnerBytes, parseLockOwner } from './lock-owner.ts';
import { tryReadSmallFile, writeNewFile } from './small-file.ts';
import type { PluginDiagnostic } from './types.ts';
import { PluginWriterRefusal } from './writer-refusal.ts';

/** How often a base that vanishes under us is made again. */
const BASE_ATTEMPTS = 10;

export interface HeldLock {
  /** Gives the lock back and says what could not be cleaned up. Throws nothing. */
  readonly release: () => readonly PluginDiagnostic[];
}

/**
 * Takes the lock at once or throws `PluginWriterRefusal` (`locked`, or what `makeBase` throws). Directories
 * that had to be made go away with the release when nothing was put into them.
 */
export function acquireScopeLock(host: LifecycleHost, layout: ScopeLayout): HeldLock {
  const { disk } = host;
  const made: string[] = [];
  const nonce = host.randomHex();
  const bytes = lockOwnerBytes(host, nonce);
  const beside = `${layout.lock}.${host.pid}-${nonce}`;
  for (let attempt = 1; ; attempt += 1) {
    try {
      made.push(...makeBase(disk, layout));
      linkFacts(disk, layout, beside, bytes);
      break;
    } catch (error) {
      const code = systemCode(error);
      // A writer that found nothing to do takes an empty base away with it, just as we look at it.
      if (code === 'ENOENT' && attempt < BASE_ATTEMPTS) continue;
      // A link that was made although the call failed would lock everybody out.
      if (code !== 'EEXIST' && isOurs(disk, layout.lock, bytes)) removeFile(disk, layout.lock);
      removeEmpty(disk, made);
      throw code === 'EEXIST' ? heldLock(disk, layout) : error;
    }
  }
  return {
    release: () => {
      const failed = isOurs(disk, layout.lock, bytes) ? removeFile(disk, layout.lock) : null;
      removeEmpty(disk, made);
      if (failed === null) return [];
      return [
        notice(
          'io',
          `the lock ${layout.lock} could not be removed (${failed}); run plugin-gate doctor --unlock --force`,
        ),
      ];
    },
  };
}

/** Throws `EEXIST` when somebody holds the lock. */
function linkFacts(disk: Disk, layout: ScopeLayout, beside: string, bytes: Uint8Array): void {
  try {
    writeNewFile(disk, beside, bytes);
    disk.linkSync(beside, layout.lock);
  } finally {
    // Also after a failed write: what exists under this name is ours.
    removeFile(disk, beside);
  }
}

function heldLock(disk: Disk, layout: ScopeLayout): PluginWriterRefusal {
  const owner = parseLockOwner(tryReadSmallFile(disk, layout.lock) ?? new Uint8Array());
  // Doctor cannot tell whether an owner it knows nothing of is gone, so it asks for more.
  const force = owner === null ? ' --force' : '';
  return new PluginWriterRefusal(
    'locked',
    `the ${layout.scope} scope is locked by ${describeLockOwner(owner)}; if it is gone, run plugin-gate doctor --unlock${force} (${layout.lock})`,
  );
}

function isOurs(disk: Disk, path: string, bytes: Uint8Array): boolean {
  // Twice, because a lock left behind for one failed read would stop everybody.
  const found = tryReadSmallFile(disk, path) ?? tryReadSmallFile(disk, path);
  return found !== null && Buffer.from(bytes).equals(found);
}

/** Null when the file is gone, else why not. Tries again, for the same reason. */
function removeFile(disk: Disk, path: string): string | null {
  let why: string | null = null;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      disk.unlinkSync(path);
      return null;
    } catch (error) {
      if (systemCode(error) === 'ENOENT') return null;
      why = messageOf(error);
    }
  }
  return why;
}
