// `plugin-gate capabilities …`: inputs to use cases to printers, nothing else.
// Specification: surfaces page, "`capabilities … --store DIR --plugins DIR [--inventory FILE]`".
import { type Command, Option } from 'commander';
import type { CommandContext } from '../main.ts';
import { addCapabilitiesCheck } from './capabilities-check.ts';
import { addCapabilitiesDelta } from './capabilities-delta.ts';
import { addCapabilitiesList } from './capabilities-list.ts';
import { addCapabilitiesMigrate } from './capabilities-migrate.ts';
import { addCapabilitiesServe } from './capabilities-serve.ts';
import { addCapabilitiesWhich } from './capabilities-which.ts';

export function addCapabilities(program: Command, context: CommandContext): void {
  const capabilities = program
    .command('capabilities')
    .description("an owner's capabilities and those of plugins, read where they live")
    .addHelpText(
      'after',
      '\nExamples:\n  plugin-gate capabilities list\n  plugin-gate capabilities which task sync --store capabilities --plugins plugins\n  plugin-gate capabilities check --inventory inventory.json\n  plugin-gate capabilities migrate --inventory inventory.json --plan plan.json\n  plugin-gate capabilities migrate --apply plan.json',
    );
  for (const add of [
    addCapabilitiesList,
    addCapabilitiesWhich,
    addCapabilitiesDelta,
    addCapabilitiesCheck,
    addCapabilitiesMigrate,
    addCapabilitiesServe,
  ]) {
    const command = add(capabilities, context);
    command.exitOverride().copyInheritedSettings(program);
    command
      .addOption(new Option('--store <dir>', "the owner's store").default('capabilities'))
      .addOption(new Option('--plugins <dir>', 'the directory of plugins').default('plugins'))
      .option(
        '--inventory <file>',
        'JSON list of {name, installed, enabled}, or a state.json (default: state.json in the plugins directory)',
      )
      .option('--clio-version <version>', 'judge plugins of a state.json for this host', 'auto')
      .option('--json', 'print JSON, version 1');
  }
}
