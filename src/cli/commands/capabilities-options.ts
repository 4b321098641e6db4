// The options that every `capabilities` command has, and what they ask for.
import type { CapabilitiesRequest } from '../../usecases/capabilities-place.ts';
import type { Progress } from '../../usecases/progress.ts';
import { ProgressLine } from '../progress-line.ts';
import type { Terminal } from '../terminal.ts';

export interface PlaceOptions {
  readonly store: string;
  readonly plugins: string;
  readonly inventory?: string;
  readonly clioVersion: string;
  readonly json?: boolean;
}

/** What all of them ask for. */
export function placeRequest(cwd: string, options: PlaceOptions): CapabilitiesRequest {
  return {
    cwd,
    store: options.store,
    plugins: options.plugins,
    inventory: options.inventory ?? null,
    clioVersion: options.clioVersion,
  };
}

/** Runs work that may take long, with a line on the terminal that says how far it is. */
export function withProgress<T>(terminal: Terminal, run: (progress: Progress) => T): T {
  const line = new ProgressLine(terminal);
  try {
    return run(line.tell);
  } finally {
    line.clear();
  }
}
