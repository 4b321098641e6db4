/** Runs `run` with a signal that SIGINT and SIGTERM abort, and lets the process die of them afterwards. */
export declare function untilInterrupted<T>(run: (signal: AbortSignal) => Promise<T>): Promise<T>;
