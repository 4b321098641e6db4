// A terminal that keeps what it is told, for command lines that run inside the test.
import { type ExitCode, main } from '../../src/cli/main.ts';
import type { Terminal } from '../../src/cli/terminal.ts';

export interface CommandRun {
  readonly code: ExitCode;
  readonly out: string;
  readonly err: string;
}

/** Runs one command line as src/cli.ts does, with `given` in place of the process's terminal. */
export async function command(
  cwd: string,
  args: readonly string[],
  given: Partial<Terminal> = {},
): Promise<CommandRun> {
  let out = '';
  let err = '';
  const code = await main(args, {
    cwd,
    env: process.env,
    interactive: false,
    errInteractive: false,
    color: false,
    width: null,
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
    interrupted: () => Promise.resolve(),
    ...given,
  });
  return { code, out, err };
}
