import type { PinReport } from '../report/pin-report.ts';
import type { Progress } from './progress.ts';
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
}
/** Pins, or with `check` says whether pinning would change anything. Throws `Fault` (`usage`, `changed`, `io`, `git`). */
export declare function pinRegistry(request: PinRequest): PinReport;
