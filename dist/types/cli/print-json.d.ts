import type { Terminal } from './terminal.ts';
/** Prints a value that `JSON.stringify` can write. */
export declare function printJson(terminal: Terminal, value: object): void;
