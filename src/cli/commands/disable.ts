// `plugin-gate disable ID`: switches a copy off, unless that breaks a dependent.
import type { Command } from 'commander';
import type { CommandContext } from '../main.ts';
import { addChangeOptions, type ChangeFlags, changeOf, runChange } from './lifecycle-options.ts';

export function addDisable(program: Command, context: CommandContext): void {
  const command = program
    .command('disable')
    .description('keep an installed plugin from being loaded')
    .argument('<id>', 'the plugin');
  addChangeOptions(command)
    .addHelpText(
      'after',
      '\nExamples:\n  plugin-gate disable page-kit --scope user\n  plugin-gate disable page-kit --scope project --dry-run',
    )
    .action(async (id: string, flags: ChangeFlags) => {
      await runChange(context, flags, { ...changeOf(context, flags), operation: 'disable', id });
    });
}
