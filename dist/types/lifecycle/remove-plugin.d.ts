import type { LifecycleHost } from './lifecycle-host.ts';
import { type MutationOptions } from './mutation.ts';
import type { PluginMutationResult } from './types.ts';
/** Removes a copy, recorded or not, unless that would break an enabled dependent. */
export declare function removeInstalled(id: string, options: MutationOptions, host: LifecycleHost): PluginMutationResult;
