import type { LifecycleHost } from './lifecycle-host.ts';
import { type MutationContext, type MutationOptions } from './mutation.ts';
import type { InstalledPlugin, PluginMutationResult } from './types.ts';
/** Switches a valid copy on. Unmet requirements are told, not refused. */
export declare function enableInstalled(id: string, options: MutationOptions, host: LifecycleHost): PluginMutationResult;
/** Switches a copy off, unless that would break an enabled dependent. */
export declare function disableInstalled(id: string, options: MutationOptions, host: LifecycleHost): PluginMutationResult;
/** The entry of the copy in this scope. Throws `PluginWriterRefusal` (`invalid`) where there is none. */
export declare function entryOf(context: MutationContext): InstalledPlugin;
