// Reads the command line and runs one command. Commands are loaded when they run, so that the help of
// one does not pay for the others. Specification: surfaces page, "One command line".
import { Command } from 'commander';
import { forLog } from '../base/escape.ts';
import { version } from '../base/version.ts';
import { addAdd } from './commands/add.ts';
import { addCapabilities } from './commands/capabilities.ts';
import { addCheck } from './commands/check.ts';
import { addDigest } from './commands/digest.ts';
import { addDisable } from './commands/disable.ts';
import { addDoctor } from './commands/doctor.ts';
import { addEnable } from './commands/enable.ts';
import { addExplain } from './commands/explain.ts';
import { addInit } from './commands/init.ts';
import { addInstall } from './commands/install.ts';
import { addList } from './commands/list.ts';
import { addPin } from './commands/pin.ts';
import { addRemove } from './commands/remove.ts';
import { addResources } from './commands/resources.ts';
import { addSmoke } from './commands/smoke.ts';
import { addUpdate } from './commands/update.ts';
import { reportError } from './report-error.ts';
import type { Terminal } from './terminal.ts';

export type ExitCode = 0 | 1 | 2 | 3;

/** What a command gets: the terminal, and a way to say how it ended. */
export interface CommandContext {
  readonly terminal: Terminal;
  readonly end: (code: ExitCode) => void;
}

/** By name and in the order of the help. Where the first word is one of them, the others are not even declared. */
const commands: ReadonlyMap<string, (program: Command, context: CommandContext) => void> = new Map([
  ['check', addCheck],
  ['digest', addDigest],
  ['pin', addPin],
  ['add', addAdd],
  ['smoke', addSmoke],
  ['install', addInstall],
  ['update', addUpdate],
  ['enable', addEnable],
  ['disable', addDisable],
  ['remove', addRemove],
  ['list', addList],
  ['resources', addResources],
  ['doctor', addDoctor],
  ['explain', addExplain],
  ['capabilities', addCapabilities],
  ['init', addInit],
]);

/** Runs one command line; `args` without node and script. Never throws, never exits. */
export async function main(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  let code: ExitCode = 0;
  const context: CommandContext = {
    terminal,
    end: (ended) => {
      code = ended;
    },
  };
  const program = new Command('plugin-gate')
    .description(
      'Tells, before a merge, whether agent plugins load, whether their pins are true,\nand whether a change to a registry is safe.',
    )
    .version(version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .helpCommand('help [command]', 'print the help of a command')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => terminal.out(text),
      writeErr: (text) => terminal.err(text.split('\n').map(forLog).join('\n')),
      // Said by report-error.ts, which gets the same as an error.
      outputError: () => undefined,
      getOutHelpWidth: () => terminal.width ?? 100,
      getErrHelpWidth: () => terminal.width ?? 100,
    })
    .addHelpText(
      'after',
      '\nExamples:\n  plugin-gate check library\n  plugin-gate help check\n\nExit codes: 0 pass, 1 findings at or above the threshold, 2 usage or configuration, 3 could not decide.',
    );
  const asked = commands.get(args[0] ?? '');
  for (const add of asked === undefined ? commands.values() : [asked]) add(program, context);
  for (const command of program.commands) command.exitOverride().copyInheritedSettings(program);
  try {
    if (args.length === 0) {
      program.outputHelp({ error: true });
      return 2;
    }
    await program.parseAsync(args, { from: 'user' });
    return code;
  } catch (error) {
    return reportError(error, args.includes('--json'), terminal);
  }
}
