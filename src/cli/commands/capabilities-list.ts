// `plugin-gate capabilities list`: every effective entry with whose it is.
import type { Command } from 'commander';
import type { CommandContext } from '../main.ts';
import { type PlaceOptions, placeRequest } from './capabilities-options.ts';

interface ListOptions extends PlaceOptions {
  readonly kind?: string;
  readonly for?: string;
  readonly all?: boolean;
}

export function addCapabilitiesList(parent: Command, { terminal, end }: CommandContext): Command {
  return parent
    .command('list')
    .description('list effective entries: yours, then those of plugins in order')
    .option('--kind <kind>', 'task, skill, affordance or notification')
    .option('--for <file>', 'only tasks whose patterns match this file')
    .option('--all', 'shadowed and broken entries too')
    .addHelpText(
      'after',
      '\nExamples:\n  plugin-gate capabilities list --all\n  plugin-gate capabilities list --for notes/today.md --json',
    )
    .action(async (options: ListOptions) => {
      const { listCapabilities } = await import('../../usecases/capabilities-list.ts');
      const { entries, findings, readable } = listCapabilities({
        ...placeRequest(terminal.cwd, options),
        kind: options.kind ?? null,
        file: options.for ?? null,
        all: options.all ?? false,
      });
      if (options.json) {
        const { capabilitiesJson } = await import('../../report/capabilities-json.ts');
        terminal.out(capabilitiesJson(entries, findings));
      } else {
        const { renderCapabilities } = await import('../../report/capabilities-text.ts');
        terminal.out(renderCapabilities(entries, findings));
      }
      end(readable ? 0 : 1);
    });
}
