// Which copy of an id counts. Pure. Specification: lifecycle page, "Listing, precedence, dependents".
import { byCodeUnits } from '../base/order.ts';
import type { InstalledPlugin, PluginScope } from './types.ts';

/**
 * Valid, compatible copies of an id compete and the project wins, disabled or not. Returns the entries
 * with `effective`, `loadable` and `overriddenBy` as they follow, by id, project before user.
 */
export function resolvePluginPrecedence(
  entries: readonly InstalledPlugin[],
): readonly InstalledPlugin[] {
  const winners = new Map<string, PluginScope>();
  for (const { id, scope, valid, compatible } of entries) {
    if (valid && compatible && winners.get(id) !== 'project') winners.set(id, scope);
  }
  return entries
    .map((entry) => {
      const winner = winners.get(entry.id) ?? null;
      const effective = entry.valid && entry.compatible && winner === entry.scope;
      return {
        ...entry,
        effective,
        loadable: effective && entry.enabled,
        overriddenBy: winner !== null && winner !== entry.scope ? winner : null,
      };
    })
    .sort((a, b) => byCodeUnits(a.id, b.id) || byCodeUnits(a.scope, b.scope));
}
