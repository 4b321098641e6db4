import { type DoctorOptions } from '../lifecycle/doctor.ts';
import type { DoctorResult } from '../lifecycle/doctor-finding.ts';
import { type InstallOptions } from '../lifecycle/install-plugin.ts';
import type { LifecycleHost } from '../lifecycle/lifecycle-host.ts';
import { type ListOptions } from '../lifecycle/list-installed.ts';
import type { MutationOptions } from '../lifecycle/mutation.ts';
import type { PluginExpectedCopy, PluginListing, PluginMutationResult, PluginScope } from '../lifecycle/types.ts';
import { type UpdateOptions } from '../lifecycle/update-plugin.ts';
/** The machine and working directory to work with; default: this process's. */
export interface HostChoice {
    readonly host?: LifecycleHost;
    /** Absolute working directory, where no `host` is given. */
    readonly cwd?: string;
}
/** Installs the package at a path. */
export declare function installPlugin(sourcePath: string, options: InstallOptions & HostChoice): PluginMutationResult;
/** Installs again from the recorded source. */
export declare function updatePlugin(id: string, options: UpdateOptions & HostChoice): PluginMutationResult;
export declare function enablePlugin(id: string, options: MutationOptions & HostChoice): PluginMutationResult;
export declare function disablePlugin(id: string, options: MutationOptions & HostChoice): PluginMutationResult;
export declare function removePlugin(id: string, options: MutationOptions & HostChoice): PluginMutationResult;
/** Every copy as it is now, digests recomputed. */
export declare function listInstalledPlugins(cwd: string, options?: ListOptions & HostChoice): PluginListing;
/** Names and repairs what crashes left. */
export declare function doctorPlugins(cwd: string, options?: DoctorOptions & HostChoice): DoctorResult;
/** The facts of one copy, as a reviewed plan holds them. */
export declare function observePluginCopy(scope: PluginScope, id: string, choice?: HostChoice): PluginExpectedCopy;
/** Runs `body` as the only writer of a scope. Throws `PluginWriterRefusal`. */
export declare function withPluginScopeLock<T>(scope: PluginScope, body: () => T, choice?: HostChoice): T;
