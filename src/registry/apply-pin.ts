// Writes a planned pin: at every moment the old file or the new one is there, and nobody else's edit is
// overwritten. Specification: registry page, "The write is atomic".
import { writeFileAtomic } from '../base/atomic-file.ts';
import { type Disk, realDisk } from '../base/disk.ts';
import { removeLeftovers } from '../base/remove-leftovers.ts';
import type { PinPlan } from './pin-request.ts';
import type { Registry } from './registry.ts';

/**
 * Writes the plan to the registry at `path` and says whether it wrote, and removes what a killed pin left. Nothing is written for a refused
 * or unchanged plan. Throws `Fault` (`changed` where the file is not what was read, `io`).
 */
export function applyPin(
  path: string,
  registry: Registry,
  plan: PinPlan,
  disk: Disk = realDisk,
): boolean {
  removeLeftovers(path, disk);
  if (plan.bytes === null || !plan.changed || registry.bytes === null) return false;
  writeFileAtomic({ path, bytes: plan.bytes, expected: registry.bytes, mode: null, disk });
  return true;
}
