// How a command that could not do its job says so, and with which exit code. Faults have a code; anything
// else thrown is a bug of ours and shows its stack.
// Specification: surfaces page, "Exit codes": 2 usage or configuration, 3 could not decide.
import { CommanderError } from 'commander';
import { forLog } from '../base/escape.ts';
import { Fault, messageOf } from '../base/fault.ts';
import { printJson } from './print-json.ts';
import type { Terminal } from './terminal.ts';

/** Tells whatever was thrown, as JSON too where that was asked for, and gives the exit code. */
export function reportError(error: unknown, json: boolean, terminal: Terminal): 0 | 2 | 3 {
  if (error instanceof CommanderError) return reportUsage(error, json, terminal);
  const fault = error instanceof Fault ? error : null;
  const code = fault?.code ?? 'internal';
  const message = messageOf(error);
  const hint = fault?.hint ?? null;
  if (json) printJson(terminal, { version: 1, error: { code, message, hint } });
  const internal = code === 'internal' ? 'this is a bug of plugin-gate: ' : '';
  terminal.err(`plugin-gate: ${internal}${forLog(message)}\n`);
  if (hint !== null) terminal.err(`  ${forLog(hint)}\n`);
  if (fault === null && error instanceof Error && error.stack !== undefined) {
    terminal.err(`${error.stack.split('\n').slice(1).map(forLog).join('\n')}\n`);
  }
  return code === 'usage' || code === 'too-large' ? 2 : 3;
}

/** What the parser of the command line refused; its own words, without its prefix. */
function reportUsage(error: CommanderError, json: boolean, terminal: Terminal): 0 | 2 {
  if (error.exitCode === 0) return 0;
  // "(outputHelp)": the help was printed in place of a command, and has said everything.
  if (error.code === 'commander.help') return 2;
  // A suggestion is the last line, in parentheses; arguments quoted before it may hold line feeds too.
  const told = error.message.replace(/^error: /, '');
  const cut = told.lastIndexOf('\n(Did you mean ');
  const message = cut < 0 ? told : told.slice(0, cut);
  const hint = cut < 0 ? hintFor(message) : told.slice(cut + 1).replace(/^\(D(.*)\)$/s, 'd$1');
  if (json) printJson(terminal, { version: 1, error: { code: 'usage', message, hint } });
  terminal.err(`plugin-gate: ${forLog(message)}\n  ${forLog(hint)}\n`);
  return 2;
}

function hintFor(message: string): string {
  return message.startsWith("required option '--scope ")
    ? 'give --scope user (the configuration directory) or --scope project (the working directory)'
    : 'run plugin-gate help for what there is';
}
