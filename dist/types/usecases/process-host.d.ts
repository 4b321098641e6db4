import type { LifecycleHost } from '../lifecycle/lifecycle-host.ts';
/** The host of this process, working in `cwd` (absolute). */
export declare function processHost(cwd?: string, env?: Readonly<Record<string, string | undefined>>): LifecycleHost;
