// `plugin-gate resources [KIND]`: the directories a host reads resources from, each verified now.
import { Argument, type Command } from 'commander';
import type { CommandContext } from '../main.ts';
import { printJson } from '../print-json.ts';
import { addReadOptions, type ReadFlags } from './lifecycle-options.ts';

export function addResources(program: Command, { terminal, end }: CommandContext): void {
  const command = program
    .command('resources')
    .description('list the resource directories of loadable plugins')
    .addArgument(new Argument('[kind]', 'skills, prompts, agents, …; default: all'));
  addReadOptions(command)
    .addHelpText(
      'after',
      '\nExamples:\n  plugin-gate resources\n  plugin-gate resources skills --json',
    )
    .action(async (kind: string | undefined, flags: ReadFlags) => {
      const { projectResources } = await import('../../usecases/project-resources.ts');
      const { processHost } = await import('../../usecases/process-host.ts');
      const projected = projectResources(processHost(terminal.cwd, terminal.env), {
        kind: kind ?? null,
        clioVersion: flags.clioVersion,
      });
      if (flags.json) printJson(terminal, { version: 1, ...projected });
      else {
        const { renderResources } = await import('../../report/lifecycle-list-text.ts');
        terminal.out(renderResources(projected));
      }
      end(projected.diagnostics.some(({ type }) => type === 'error') ? 1 : 0);
    });
}
