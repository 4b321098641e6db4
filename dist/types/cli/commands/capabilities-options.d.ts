import type { CapabilitiesRequest } from '../../usecases/capabilities-place.ts';
import type { Progress } from '../../usecases/progress.ts';
import type { Terminal } from '../terminal.ts';
export interface PlaceOptions {
    readonly store: string;
    readonly plugins: string;
    readonly inventory?: string;
    readonly clioVersion: string;
    readonly json?: boolean;
}
/** What all of them ask for. */
export declare function placeRequest(cwd: string, options: PlaceOptions): CapabilitiesRequest;
/** Runs work that may take long, with a line on the terminal that says how far it is. */
export declare function withProgress<T>(terminal: Terminal, run: (progress: Progress) => T): T;
