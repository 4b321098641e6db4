// Switching a copy on and off: only the state changes. Specification: lifecycle page, "Listing,
// precedence, dependents".
import { quote } from '../base/quote.ts';
import { withEnabled } from './change-state.ts';
import { unmetRequirements } from './dependents.ts';
import { notice } from './diagnostic.ts';
import type { LifecycleHost } from './lifecycle-host.ts';
import { repairCommand } from './list-entry.ts';
import { listPlugins } from './list-installed.ts';
import { missingRequirement } from './missing-requirement.ts';
import { type MutationContext, type MutationOptions, runMutation } from './mutation.ts';
import { recordState } from './record-state.ts';
import { refuseBreakingChange } from './requirement-refusal.ts';
import type { InstalledPlugin, PluginMutationResult } from './types.ts';
import { PluginWriterRefusal } from './writer-refusal.ts';

/** Switches a valid copy on. Unmet requirements are told, not refused. */
export function enableInstalled(
  id: string,
  options: MutationOptions,
  host: LifecycleHost,
): PluginMutationResult {
  return runMutation(host, options, () => ({
    operation: 'enable',
    id,
    incoming: null,
    check: (context) => {
      const entry = entryOf(context);
      if (!entry.valid) {
        throw new PluginWriterRefusal(
          'invalid',
          `${quote(id)} is not valid and was not enabled: ${entry.diagnostics[0]?.message ?? ''}; run ${repairCommand(context.layout.scope, id)}`,
        );
      }
      tellEnabled(context, entry);
    },
    apply: (context) => {
      if (!context.onDisk.state.disabled.includes(id)) return;
      recordState(context, withEnabled(context.onDisk.state, id, true));
    },
  }));
}

/** Switches a copy off, unless that would break an enabled dependent. */
export function disableInstalled(
  id: string,
  options: MutationOptions,
  host: LifecycleHost,
): PluginMutationResult {
  return runMutation(host, options, () => ({
    operation: 'disable',
    id,
    incoming: null,
    check: (context) => {
      entryOf(context);
      refuseBreakingChange(context, 'disable');
    },
    apply: (context) => {
      if (context.onDisk.state.disabled.includes(id)) return;
      recordState(context, withEnabled(context.onDisk.state, id, false));
    },
  }));
}

/** The entry of the copy in this scope. Throws `PluginWriterRefusal` (`invalid`) where there is none. */
export function entryOf(context: MutationContext): InstalledPlugin {
  const { host, id, layout, clioVersion } = context;
  const { plugins } = listPlugins(host, { all: true, ids: [id], clioVersion });
  const entry = plugins.find(({ scope }) => scope === layout.scope);
  if (entry !== undefined) return entry;
  throw new PluginWriterRefusal(
    'invalid',
    `${quote(id)} is not installed in the ${layout.scope} scope; see plugin-gate list --all`,
  );
}

function tellEnabled(context: MutationContext, entry: InstalledPlugin): void {
  const { host, id, layout, clioVersion, told } = context;
  if (!entry.compatible) {
    told.push(
      notice('incompatible', `${quote(id)} is enabled but no host it is judged for loads it`),
    );
  }
  if (entry.overriddenBy !== null) {
    told.push(
      notice(
        'exists',
        `the ${entry.overriddenBy} scope has a copy of ${quote(id)} that is used instead`,
      ),
    );
  }
  if ((entry.manifest?.requires ?? []).length === 0) return;
  const { plugins } = listPlugins(host, { all: true, clioVersion });
  const enabled = plugins.map((other) =>
    other.id === id && other.scope === layout.scope ? { ...other, enabled: true } : other,
  );
  for (const unmet of unmetRequirements(enabled)) {
    if (unmet.id !== id || unmet.scope !== layout.scope) continue;
    told.push(missingRequirement(unmet));
  }
}
