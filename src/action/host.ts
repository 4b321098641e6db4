// What the Action needs of the machine, as a value. The only file of src/action that touches process.

export interface ActionHost {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Absolute path of the working directory, which on a runner is the workspace. */
  readonly cwd: string;
  /** Writes text into the log of the step. */
  readonly log: (text: string) => void;
}

/** The host of this process. */
export function processHost(): ActionHost {
  return {
    env: process.env,
    cwd: process.cwd(),
    log: (text) => void process.stdout.write(text),
  };
}
