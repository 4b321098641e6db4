// Dependents in words: what a disable or removal would break is a refusal, what is missing anyway is told
// with the command that installs it.
// Specification: lifecycle page, "Listing, precedence, dependents".
import { quote } from '../base/quote.ts';
import {
  missingRequirements,
  newlyBrokenDependents,
  type PluginChange,
  unmetRequirements,
} from './dependents.ts';
import { listPlugins } from './list-installed.ts';
import { missingRequirement } from './missing-requirement.ts';
import type { MutationContext } from './mutation.ts';
import type { InstalledPlugin } from './types.ts';
import { PluginWriterRefusal } from './writer-refusal.ts';

/** Throws `PluginWriterRefusal` (`dependents`); tells what was broken before. Returns the listing it made. */
export function refuseBreakingChange(
  context: MutationContext,
  action: PluginChange['action'],
): readonly InstalledPlugin[] {
  const { host, layout, id, clioVersion } = context;
  const { plugins } = listPlugins(host, { all: true, clioVersion });
  tellUnmet(context, plugins);
  const broken = newlyBrokenDependents(plugins, { action, scope: layout.scope, id });
  if (broken.length === 0) return plugins;
  const each = broken.map(
    (dependent) =>
      `${quote(dependent.id)} in the ${dependent.scope} scope would miss ${quote(dependent.requirement)}`,
  );
  const verb = action === 'disable' ? 'disabling' : 'removing';
  throw new PluginWriterRefusal(
    'dependents',
    `${verb} ${quote(id)} would break what needs it: ${each.join('; ')}; disable or remove the dependents first`,
  );
}

/** Tells the requirements of others that nothing meets now. */
export function tellUnmet(context: MutationContext, plugins: readonly InstalledPlugin[]): void {
  for (const unmet of unmetRequirements(plugins)) {
    // What the changed copy itself misses is no reason to keep it.
    if (unmet.id === context.id && unmet.scope === context.layout.scope) continue;
    context.told.push(missingRequirement(unmet));
  }
}

/** Tells what a copy that comes in would miss. */
export function tellMissing(
  context: MutationContext,
  requires: readonly string[],
  registry: string | null,
): void {
  if (requires.length === 0) return;
  const { host, id, layout, clioVersion, told } = context;
  const { scope } = layout;
  const { plugins } = listPlugins(host, { all: true, clioVersion });
  for (const requirement of missingRequirements(plugins, requires, { id, scope })) {
    told.push(missingRequirement({ id, scope, requirement }, registry));
  }
}
