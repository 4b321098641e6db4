import type { PinReport } from '../report/pin-report.ts';
import type { Progress } from './progress.ts';
import type { RemotePinsResult } from './remote-pins.ts';
export interface PinRequest {
    readonly cwd: string;
    /** A registry file, or a directory that holds one, relative to `cwd`. */
    readonly path: string;
    readonly clioVersion: string;
    /** Plan only. */
    readonly check: boolean;
    /** Environment for git; default: this process's. */
    readonly env?: Readonly<Record<string, string | undefined>>;
    readonly progress?: Progress;
    /** `GITHUB_SERVER_URL`, or null. */
    readonly serverUrl?: string | null;
    /** What `checkRemotePins` found out; left out: remote rows are not checked. */
    readonly remote?: RemotePinsResult | null;
}
/** Pins, or with `check` says whether pinning would change anything. Throws `Fault` (`usage`, `changed`, `io`, `git`). */
export declare function pinRegistry(request: PinRequest): PinReport;
/** Absolute path of the registry that `path` is or holds. Throws `Fault` (`usage`) where there is none. */
export declare function registryAt(cwd: string, path: string): string;
