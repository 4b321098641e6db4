// What a crash, or a kept copy, left in a managed base. Looks and names; changes nothing.
// Specification: lifecycle page, "Crashes".
import { join } from 'node:path';
import type { Disk } from '../base/disk.ts';
import { byCodeUnits } from '../base/order.ts';
import {
  isStateTemporary,
  parseLockTemporary,
  parseSibling,
  type ScopeLayout,
  type SiblingKind,
} from './layout.ts';

export type LeftoverKind = SiblingKind | 'state-temporary' | 'lock-temporary';

export interface Leftover {
  readonly kind: LeftoverKind;
  /** Absolute path. */
  readonly path: string;
  /** Plugin it belongs to, or null. */
  readonly id: string | null;
  /** `<pid>-<hex>` of the operation that made it; the pid alone for a lock's facts. */
  readonly token: string;
}

/** Leftovers in the order of their names. Throws what the system throws. */
export function findLeftovers(disk: Disk, layout: ScopeLayout): readonly Leftover[] {
  const names = disk.readdirSync(layout.base).filter((name) => name.startsWith('.'));
  return names.sort(byCodeUnits).flatMap((name): readonly Leftover[] => {
    const path = join(layout.base, name);
    const sibling = parseSibling(name);
    if (sibling !== null) return [{ ...sibling, path }];
    if (isStateTemporary(name)) return [{ kind: 'state-temporary', path, id: null, token: '' }];
    const pid = parseLockTemporary(name);
    if (pid === null) return [];
    return [{ kind: 'lock-temporary', path, id: null, token: String(pid) }];
  });
}
