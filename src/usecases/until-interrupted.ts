// Letting work end cleanly before a signal ends the process: locks are given back and throw-away directories
// taken away. Changes are synchronous, so a signal waits until the one under way is whole.
// Specification: lifecycle page, "Lock" ("released on every way out") and "Smoke install".

/** Runs `run` with a signal that SIGINT and SIGTERM abort, and lets the process die of them afterwards. */
export async function untilInterrupted<T>(run: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const abort = new AbortController();
  let received: NodeJS.Signals | null = null;
  const signals: readonly NodeJS.Signals[] = ['SIGINT', 'SIGTERM'];
  const listen = (signal: NodeJS.Signals) => {
    received = signal;
    abort.abort();
  };
  for (const signal of signals) process.on(signal, listen);
  try {
    return await run(abort.signal);
  } finally {
    for (const signal of signals) process.off(signal, listen);
    if (received !== null) process.kill(process.pid, received);
  }
}
