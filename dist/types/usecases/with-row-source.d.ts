import type { PluginMutationResult } from '../lifecycle/types.ts';
import { type RowSource } from './install-row.ts';
import type { RemoteSettings } from './remote-rows.ts';
export interface RowSourceRequest {
    /** The row, `kind:name`. */
    readonly id: string;
    /** Registry relative to `cwd`. */
    readonly registry: string;
    readonly cwd: string;
    readonly clioVersion: string;
    readonly settings: RemoteSettings;
    readonly environment: Readonly<Record<string, string | undefined>>;
}
/** What is recorded as the source; for a remote row its URL. */
export type InstallableRow = RowSource & {
    readonly recordedSource?: string;
};
/**
 * Runs `use` with the row's package. Throws `Fault`: `usage` for a row that is not there or says too little,
 * `network` where its bytes cannot be had.
 */
export declare function withRowSource(request: RowSourceRequest, use: (row: InstallableRow) => PluginMutationResult): Promise<PluginMutationResult>;
