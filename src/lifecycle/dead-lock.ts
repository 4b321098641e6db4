// Judging a lock that stands in the way, and taking a dead one away. A lock whose owner runs is never
// touched; one without readable facts, or of another machine, only when a person insists.
// Specification: lifecycle page, "Lock".
import { messageOf, systemCode } from '../base/fault.ts';
import type { ScopeLayout } from './layout.ts';
import type { LifecycleHost } from './lifecycle-host.ts';
import { isOwnerGone, type LockOwner, parseLockOwner } from './lock-owner.ts';
import { tryReadSmallFile } from './small-file.ts';

export type LockState =
  | { readonly state: 'free' }
  | {
      /** `unknown`: no readable facts, or another machine's. */
      readonly state: 'dead' | 'held' | 'unknown';
      readonly owner: LockOwner | null;
      readonly bytes: Uint8Array | null;
    };

export function judgeLock(host: LifecycleHost, layout: ScopeLayout): LockState {
  if (host.disk.lstatSync(layout.lock, { throwIfNoEntry: false }) === undefined) {
    return { state: 'free' };
  }
  const bytes = tryReadSmallFile(host.disk, layout.lock);
  const owner = bytes === null ? null : parseLockOwner(bytes);
  if (owner === null || owner.host !== host.hostname) return { state: 'unknown', owner, bytes };
  return { state: isOwnerGone(host, owner) ? 'dead' : 'held', owner, bytes };
}

/**
 * Takes the lock that was judged away, and only that one: it is moved aside, compared with what was
 * judged, and put back when a living owner came in between. Null when it is gone, else why it stays.
 */
export function breakLock(
  host: LifecycleHost,
  layout: ScopeLayout,
  judged: Uint8Array | null,
): string | null {
  const { disk } = host;
  const aside = `${layout.lock}.${host.pid}-${host.randomHex()}`;
  try {
    disk.renameSync(layout.lock, aside);
  } catch (error) {
    return systemCode(error) === 'ENOENT' ? null : messageOf(error);
  }
  const found = tryReadSmallFile(disk, aside);
  const isSame =
    found === null || judged === null ? found === judged : Buffer.from(found).equals(judged);
  try {
    if (!isSame) disk.linkSync(aside, layout.lock);
    disk.unlinkSync(aside);
  } catch (error) {
    return messageOf(error);
  }
  return isSame ? null : 'somebody else took the lock meanwhile';
}
