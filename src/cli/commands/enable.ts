// `plugin-gate enable ID`: switches a copy on; only the state changes.
import type { Command } from 'commander';
import type { CommandContext } from '../main.ts';
import { addChangeOptions, type ChangeFlags, changeOf, runChange } from './lifecycle-options.ts';

export function addEnable(program: Command, context: CommandContext): void {
  const command = program
    .command('enable')
    .description('let a host load an installed plugin again')
    .argument('<id>', 'the plugin');
  addChangeOptions(command)
    .addHelpText(
      'after',
      '\nExamples:\n  plugin-gate enable page-kit --scope user\n  plugin-gate enable page-kit --scope project --dry-run',
    )
    .action(async (id: string, flags: ChangeFlags) => {
      await runChange(context, flags, { ...changeOf(context, flags), operation: 'enable', id });
    });
}
