// Which waivers are for an entry of a capability store, and so are used, and found unused, where a store is
// checked. A waiver for a registry row is `check`'s, whatever its rule. Specification: capabilities page, "Checks".
import { kindRows } from '../capability/kinds.ts';
import type { Waiver } from '../checks/waiver.ts';

/** True for a waiver of a rule of the area `capability` for an entry such as `task:sync`. */
export function isStoreWaiver({ rule, row }: Waiver): boolean {
  // Two rows of a registry: nothing of that is in a store.
  if (!rule.startsWith('capability/') || rule === 'capability/two-rows') return false;
  return kindRows.some(({ kind }) => row.startsWith(`${kind}:`));
}
