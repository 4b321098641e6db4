// The options that every `capabilities` command has, and what they ask for.
import type { CapabilitiesRequest } from '../../usecases/capabilities-place.ts';

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
