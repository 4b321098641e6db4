// `plugin-gate remove ID`: removes a copy, unless that breaks a dependent.
import type { Command } from 'commander';
import type { CommandContext } from '../main.ts';
import { addChangeOptions, type ChangeFlags, changeOf, runChange } from './lifecycle-options.ts';

export function addRemove(program: Command, context: CommandContext): void {
  const command = program
    .command('remove')
    .description('remove an installed plugin; edits that are nowhere else are kept aside')
    .argument('<id>', 'the plugin');
  addChangeOptions(command)
    .addHelpText(
      'after',
      '\nExamples:\n  plugin-gate remove page-kit --scope user\n  plugin-gate remove page-kit --scope project --dry-run',
    )
    .action(async (id: string, flags: ChangeFlags) => {
      await runChange(context, flags, { ...changeOf(context, flags), operation: 'remove', id });
    });
}
