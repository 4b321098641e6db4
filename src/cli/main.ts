// Reads the command line and runs one command. Commands are loaded when they run, so that the help of
// one does not pay for the others. Specification: surfaces page, "One command line".
import { Command, CommanderError } from 'commander';
import { forLog } from '../base/escape.ts';
import { Fault, messageOf } from '../base/fault.ts';
import { version } from '../base/version.ts';
import { addCheck } from './commands/check.ts';
import { addDigest } from './commands/digest.ts';
import { addExplain } from './commands/explain.ts';
import { addPin } from './commands/pin.ts';
import type { Terminal } from './terminal.ts';

export type ExitCode = 0 | 1 | 2 | 3;

/** What a command gets: the terminal, and a way to say how it ended. */
export interface CommandContext {
  readonly terminal: Terminal;
  readonly end: (code: ExitCode) => void;
}

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
    .showHelpAfterError('(run plugin-gate help for what there is)')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => terminal.out(text),
      writeErr: (text) => terminal.err(text.split('\n').map(forLog).join('\n')),
      getOutHelpWidth: () => terminal.width ?? 100,
      getErrHelpWidth: () => terminal.width ?? 100,
    })
    .addHelpText(
      'after',
      '\nExit codes: 0 pass, 1 findings at or above the threshold, 2 usage or configuration, 3 could not decide.',
    );
  for (const add of [addCheck, addDigest, addPin, addExplain]) add(program, context);
  for (const command of program.commands) command.exitOverride().copyInheritedSettings(program);
  try {
    if (args.length === 0) {
      program.outputHelp({ error: true });
      return 2;
    }
    await program.parseAsync(args, { from: 'user' });
    return code;
  } catch (error) {
    return report(error, args.includes('--json'), terminal);
  }
}

/** Tells a fault or a usage error and gives its exit code. */
function report(error: unknown, json: boolean, terminal: Terminal): ExitCode {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  const fault = error instanceof Fault ? error : null;
  const code = fault?.code ?? 'internal';
  const message = messageOf(error);
  if (json) {
    const hint = fault?.hint ?? null;
    terminal.out(`${JSON.stringify({ version: 1, error: { code, message, hint } }, null, 2)}\n`);
  }
  const internal = code === 'internal' ? 'this is a bug of plugin-gate: ' : '';
  terminal.err(`plugin-gate: ${internal}${forLog(message)}\n`);
  if (fault?.hint) terminal.err(`  ${forLog(fault.hint)}\n`);
  if (fault === null && error instanceof Error && error.stack !== undefined) {
    terminal.err(`${error.stack.split('\n').slice(1).map(forLog).join('\n')}\n`);
  }
  return code === 'usage' || code === 'too-large' ? 2 : 3;
}
