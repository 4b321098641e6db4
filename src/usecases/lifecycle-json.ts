// Results of the lifecycle as plain JSON values, with the members that scripts rely on.
// Specification: surfaces page, "JSON results".
import { recoveryCommands } from '../lifecycle/doctor-finding.ts';
import type {
  InstalledPlugin,
  PluginListing,
  PluginMutationResult,
  PluginScope,
} from '../lifecycle/types.ts';
import type { SmokeOutcome } from './smoke.ts';

/** One entry; its manifest is left out, because it is in the package. */
export function pluginJson(plugin: InstalledPlugin) {
  const { manifest: _manifest, ...rest } = plugin;
  return rest;
}

export function listJson(listing: PluginListing) {
  return {
    version: 1,
    plugins: listing.plugins.map(pluginJson),
    diagnostics: listing.diagnostics,
  };
}

/** `ok` is true when the change was made (or, with a dry run, would be); `scope` is where. */
export function mutationJson(
  result: PluginMutationResult,
  scope: PluginScope = result.plugin?.scope ?? result.removed?.scope ?? 'user',
) {
  const { plugin, removed, recovery, plan, diagnostics } = result;
  return {
    version: 1,
    ok: isDone(result),
    plugin: plugin === undefined ? null : pluginJson(plugin),
    removed: removed ?? null,
    recovery:
      recovery === undefined
        ? null
        : { ...recovery, commands: recoveryCommands(scope, recovery.packageBackup) },
    plan: plan ?? null,
    diagnostics,
  };
}

/** True when nothing refused the change. */
export function isDone(result: PluginMutationResult): boolean {
  return result.diagnostics.every(({ type }) => type !== 'error');
}

export function smokeJson(outcome: SmokeOutcome) {
  return { version: 1, results: outcome.results };
}
