import type { LifecycleHost } from '../lifecycle/lifecycle-host.ts';
import type { SmokeResult } from '../smoke/smoke-types.ts';
import type { RemoteSettings } from './remote-rows.ts';
export interface SmokeCommand {
    /** Absolute working directory. */
    readonly cwd: string;
    /** Paths, or rows as `kind:name`; at least one. */
    readonly targets: readonly string[];
    /** Registry relative to `cwd`, or null to look for one in the usual places. */
    readonly registry: string | null;
    readonly clioVersion: string;
    /** Where remote rows come from, and the environment for git; left out: github.com, and this process's. */
    readonly settings?: RemoteSettings;
    readonly environment?: Readonly<Record<string, string | undefined>>;
    /** Where throw-away directories are made; default: the system's place. */
    readonly temporaryRoot?: string;
    /** Default: this process's. */
    readonly host?: LifecycleHost;
    /** Told before each package: how many of how many. */
    readonly progress?: (done: number, of: number, label: string) => void;
    /** Aborts the run; what was made is taken away and the rest is inconclusive. */
    readonly signal?: AbortSignal;
}
export interface SmokeOutcome {
    /** By package in the order found, user before project. */
    readonly results: readonly SmokeResult[];
}
/** Runs the smoke install. Throws `Fault` (`usage`) for targets that are not there or hold no package. */
export declare function smokePackages(command: SmokeCommand): Promise<SmokeOutcome>;
