import type { PinReport } from '../report/pin-report.ts';
import type { Progress } from './progress.ts';
import { type RemoteSettings } from './remote-rows.ts';
export interface AddRowRequest {
    readonly cwd: string;
    /** A GitHub tree URL. */
    readonly url: string;
    /** Registry relative to `cwd`, or null to look for one in the usual places. */
    readonly registry: string | null;
    readonly settings: RemoteSettings;
    readonly environment: Readonly<Record<string, string | undefined>>;
    readonly clioVersion: string;
    readonly progress?: Progress;
}
/**
 * Adds. Throws `Fault`: `usage` for a text that is no tree URL and where there is no registry, `network` where
 * the bytes cannot be had, `changed` and `io` as writing does.
 */
export declare function addRow(request: AddRowRequest): Promise<PinReport>;
