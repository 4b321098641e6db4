// Who would break: precedence before and after exactly one disable or removal, requirement by
// requirement. Pure. Specification: lifecycle page, "Listing, precedence, dependents".
import { resolvePluginPrecedence } from './precedence.ts';
import type { InstalledPlugin, PluginScope } from './types.ts';

export interface UnmetRequirement {
  readonly id: string;
  readonly scope: PluginScope;
  /** `kind:name`. */
  readonly requirement: string;
}

export interface PluginChange {
  readonly action: 'disable' | 'remove';
  readonly scope: PluginScope;
  readonly id: string;
}

/** Requirements of enabled effective plugins that are met now and would not be after the change. */
export function newlyBrokenDependents(
  entries: readonly InstalledPlugin[],
  change: PluginChange,
): readonly UnmetRequirement[] {
  const before = resolvePluginPrecedence(entries);
  const after = resolvePluginPrecedence(afterChange(entries, change));
  const metBefore = providedBy(before);
  const loadableBefore = new Set(before.filter((entry) => entry.loadable).map(keyOf));
  return unmetIn(after).filter(
    (unmet) => loadableBefore.has(keyOf(unmet)) && metBefore.has(unmet.requirement),
  );
}

/** Requirements of enabled effective plugins that nothing meets. */
export function unmetRequirements(
  entries: readonly InstalledPlugin[],
): readonly UnmetRequirement[] {
  return unmetIn(resolvePluginPrecedence(entries));
}

/** What of `requires` nothing but the copy `self` itself would meet. */
export function missingRequirements(
  entries: readonly InstalledPlugin[],
  requires: readonly string[],
  self: { readonly scope: PluginScope; readonly id: string },
): readonly string[] {
  const others = entries.filter((entry) => entry.scope !== self.scope || entry.id !== self.id);
  const provided = providedBy(resolvePluginPrecedence(others));
  return [...new Set(requires)].filter((requirement) => !provided.has(requirement));
}

function unmetIn(entries: readonly InstalledPlugin[]): readonly UnmetRequirement[] {
  const provided = providedBy(entries);
  return entries
    .filter((entry) => entry.loadable)
    .flatMap(({ id, scope, manifest }) =>
      [...new Set(manifest?.requires ?? [])]
        .filter((requirement) => !provided.has(requirement))
        .map((requirement) => ({ id, scope, requirement })),
    );
}

/** `kind:name` of every loadable copy: a requirement is met by name and kind, in either scope. */
function providedBy(entries: readonly InstalledPlugin[]): ReadonlySet<string> {
  return new Set(
    entries.filter((entry) => entry.loadable).map(({ kind, id }) => `${kind ?? ''}:${id}`),
  );
}

function afterChange(
  entries: readonly InstalledPlugin[],
  { action, scope, id }: PluginChange,
): readonly InstalledPlugin[] {
  const isChanged = (entry: InstalledPlugin) => entry.id === id && entry.scope === scope;
  if (action === 'remove') return entries.filter((entry) => !isChanged(entry));
  return entries.map((entry) => (isChanged(entry) ? { ...entry, enabled: false } : entry));
}

function keyOf({ scope, id }: { readonly scope: PluginScope; readonly id: string }): string {
  return `${scope}:${id}`;
}
