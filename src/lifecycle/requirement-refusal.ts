// Dependents in words: what a disable or removal would break is a refusal, what is broken anyway is told.
// Specification: lifecycle page, "Listing, precedence, dependents".
import { quote } from '../base/quote.ts';
import { newlyBrokenDependents, type PluginChange, unmetRequirements } from './dependents.ts';
import { notice } from './diagnostic.ts';
import { listPlugins } from './list-installed.ts';
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

/** Tells the requirements that nothing meets now. */
export function tellUnmet(context: MutationContext, plugins: readonly InstalledPlugin[]): void {
  for (const { id, scope, requirement } of unmetRequirements(plugins)) {
    context.told.push(
      notice(
        'dependents',
        `${quote(id)} in the ${scope} scope requires ${quote(requirement)}, which no loadable plugin provides`,
      ),
    );
  }
}
