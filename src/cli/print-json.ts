// How every command prints JSON: indented by two, one document, harmless in a log.
import { forJsonText } from '../base/escape.ts';
import type { Terminal } from './terminal.ts';

/** Prints a value that `JSON.stringify` can write. */
export function printJson(terminal: Terminal, value: object): void {
  terminal.out(`${forJsonText(JSON.stringify(value, null, 2))}\n`);
}
