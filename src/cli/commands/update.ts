// `plugin-gate update ID`: installs again from the recorded source, with the id pinned.
import type { Command } from 'commander';
import type { CommandContext } from '../main.ts';
import { addChangeOptions, type ChangeFlags, changeOf, runChange } from './lifecycle-options.ts';

interface UpdateFlags extends ChangeFlags {
  readonly registry?: string;
  readonly force?: boolean;
}

export function addUpdate(program: Command, context: CommandContext): void {
  const command = program
    .command('update')
    .description('install a plugin again from where it came from')
    .argument('<id>', 'the plugin')
    .option(
      '--registry <file>',
      'the registry whose row says what the plugin must be (needed for one from GitHub)',
    )
    .option('--force', 'replace a copy that was edited or broken; what is there is kept');
  addChangeOptions(command)
    .addHelpText(
      'after',
      '\nExamples:\n  plugin-gate update page-kit --scope user\n  plugin-gate update page-kit --scope project --force\n  plugin-gate update page-kit --scope user --registry catalogue/registry.yaml',
    )
    .action(async (id: string, flags: UpdateFlags) => {
      await runChange(context, flags, {
        ...changeOf(context, flags),
        operation: 'update',
        id,
        registry: flags.registry ?? null,
        force: flags.force ?? false,
      });
    });
}
