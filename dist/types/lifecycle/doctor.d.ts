import { type DoctorResult } from './doctor-finding.ts';
import type { LifecycleHost } from './lifecycle-host.ts';
import type { PluginScope } from './types.ts';
export interface DoctorOptions {
    readonly scope?: PluginScope;
    /** Take away the lock of a dead owner. */
    readonly unlock?: boolean;
    /** With `unlock`: also one that says nothing, or that another machine left. */
    readonly force?: boolean;
    /** Say what would be done and do nothing. */
    readonly dryRun?: boolean;
}
/** Looks at both scopes, or one. Never throws. */
export declare function examineScopes(host: LifecycleHost, options?: DoctorOptions): DoctorResult;
