import { type Finding } from '../base/finding.ts';
import type { RemotePins } from '../registry/pin-request.ts';
import type { Progress } from './progress.ts';
import type { RemoteSettings } from './remote-rows.ts';
export interface RemotePinsCheck {
    readonly cwd: string;
    /** A registry file, or a directory that holds one, relative to `cwd`. */
    readonly path: string;
    /** Rows (`kind:name`) that are to be rewritten from their sources. */
    readonly update: readonly string[];
    readonly settings: RemoteSettings;
    readonly environment: Readonly<Record<string, string | undefined>>;
    readonly clioVersion: string;
    readonly progress?: Progress;
}
export interface RemotePinsResult extends RemotePins {
    /** Why rows could not be decided, in one phrase, or null. */
    readonly undecided: string | null;
}
/**
 * Verifies; null where the registry has no remote row. Throws `Fault`: `usage` for a row to update that is not
 * there or not remote, `network` for one whose bytes cannot be had.
 */
export declare function checkRemotePins(check: RemotePinsCheck): Promise<RemotePinsResult | null>;
/** A finding about a field that pinning writes. */
export declare function isMended({ rule, messageId }: Finding): boolean;
