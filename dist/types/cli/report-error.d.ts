import type { Terminal } from './terminal.ts';
/** Tells whatever was thrown, as JSON too where that was asked for, and gives the exit code. */
export declare function reportError(error: unknown, json: boolean, terminal: Terminal): 0 | 2 | 3;
