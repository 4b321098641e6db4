import type { Terminal } from './terminal.ts';
export type ExitCode = 0 | 1 | 2 | 3;
/** What a command gets: the terminal, and a way to say how it ended. */
export interface CommandContext {
    readonly terminal: Terminal;
    readonly end: (code: ExitCode) => void;
}
/** Runs one command line; `args` without node and script. Never throws, never exits. */
export declare function main(args: readonly string[], terminal: Terminal): Promise<ExitCode>;
