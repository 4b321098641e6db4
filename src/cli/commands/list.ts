// `plugin-gate list`: every copy as it is now, digests recomputed.
import type { Command } from 'commander';
import type { PluginScope } from '../../lifecycle/types.ts';
import type { CommandContext } from '../main.ts';
import { printJson } from '../print-json.ts';
import { addReadOptions, type ReadFlags, scopeOption } from './lifecycle-options.ts';

interface ListFlags extends ReadFlags {
  readonly scope?: PluginScope;
  readonly all?: boolean;
}

export function addList(program: Command, { terminal, end }: CommandContext): void {
  const command = program
    .command('list')
    .description('list installed plugins and whether a host loads them')
    .addOption(scopeOption())
    .option('--all', 'copies that another scope overrides too');
  addReadOptions(command)
    .addHelpText(
      'after',
      '\nExamples:\n  plugin-gate list\n  plugin-gate list --all --json\n  plugin-gate list --scope project',
    )
    .action(async (flags: ListFlags) => {
      const { listInstalledPlugins } = await import('../../usecases/lifecycle-calls.ts');
      const { processHost } = await import('../../usecases/process-host.ts');
      const listing = listInstalledPlugins(terminal.cwd, {
        host: processHost(terminal.cwd, terminal.env),
        all: flags.all ?? false,
        clioVersion: flags.clioVersion,
        ...(flags.scope === undefined ? {} : { scope: flags.scope }),
      });
      if (flags.json) {
        const { listJson } = await import('../../usecases/lifecycle-json.ts');
        printJson(terminal, listJson(listing));
      } else {
        const { renderListing } = await import('../../report/lifecycle-list-text.ts');
        terminal.out(renderListing(listing));
      }
      end(listing.diagnostics.some(({ type }) => type === 'error') ? 1 : 0);
    });
}
