import type { Report } from '../report/report.ts';
import { type CheckRequest } from './check.ts';
/** Where a store and its plugins are, all relative to the working directory. */
export interface StoreChoice {
    readonly store: string;
    readonly plugins: string;
    /** Null: the `state.json` in the plugins directory. */
    readonly inventory: string | null;
}
/**
 * Checks both. The store's policy is `request.policy`, else `plugin-gate.yaml` in the working directory, read
 * from the base where there is one. Throws `Fault` as `checkPaths` and `checkCapabilitiesAt` do.
 */
export declare function checkWithStore(request: CheckRequest, choice: StoreChoice): Promise<Report>;
