// Where the command line reads its surroundings and writes its words. The only file of src/cli that
// touches process; everything else gets a Terminal.

export interface Terminal {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Standard output is a terminal that a person looks at. */
  readonly interactive: boolean;
  readonly color: boolean;
  /** Standard error is a terminal: progress may be drawn there. */
  readonly errInteractive: boolean;
  /** Columns of a terminal that a person looks at, or null: lines stay whole. */
  readonly width: number | null;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Settles when somebody asks this process to stop. */
  readonly interrupted: () => Promise<void>;
}

/** The terminal of this process. `NO_COLOR` and `TERM=dumb` switch colours off, `FORCE_COLOR` on. */
export function processTerminal(): Terminal {
  const { env, stdout, stderr } = process;
  // A reader that closed the pipe has seen enough; that is no failure of ours. A report that could not be
  // written (a full disk) must not end like one with findings.
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') return;
    stderr.write(`plugin-gate: cannot write the output (${error.code ?? 'error'})\n`);
    process.exit(3);
  });
  // Where errors cannot be told, the exit code still tells.
  stderr.on('error', () => undefined);
  const set = (name: string): boolean => (env[name] ?? '') !== '';
  const color =
    !set('NO_COLOR') && (set('FORCE_COLOR') || (stdout.isTTY && env['TERM'] !== 'dumb'));
  return {
    cwd: currentDirectory(env),
    env,
    interactive: stdout.isTTY === true,
    errInteractive: stderr.isTTY === true,
    color,
    width: stdout.isTTY === true ? (stdout.columns ?? null) : null,
    out: (text) => void stdout.write(text),
    err: (text) => void stderr.write(text),
    interrupted: () =>
      new Promise((resolve) => {
        for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => resolve());
      }),
  };
}

/** The working directory, or where it was before somebody removed it: then nothing is found there. */
function currentDirectory(env: Terminal['env']): string {
  try {
    return process.cwd();
  } catch {
    return env['PWD'] ?? '/';
  }
}
