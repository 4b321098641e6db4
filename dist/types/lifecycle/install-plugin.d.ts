import type { LifecycleHost } from './lifecycle-host.ts';
import { type Mutation, type MutationOptions } from './mutation.ts';
import { type ExpectedSource } from './resolve-source.ts';
import type { PluginMutationResult, PluginOrigin, PluginPlan, PluginTrust } from './types.ts';
export interface InstallOptions extends MutationOptions, ExpectedSource {
    /** Replace what stands at the target. */
    readonly force?: boolean;
    /** Default: local, with the resolved source. */
    readonly origin?: PluginOrigin;
    /** Default: trusted. */
    readonly trust?: PluginTrust;
}
/** Installs the package at `source` (a path; `~/` and relative ones are resolved) into a scope. */
export declare function installPackage(source: string, options: InstallOptions, host: LifecycleHost): PluginMutationResult;
export interface InstallPolicy {
    readonly operation: PluginPlan['operation'];
    /** What stands at the target may be replaced. */
    readonly mayReplace: boolean;
}
/** What comes before the lock, and the mutation that follows. Throws `PluginWriterRefusal`. */
export declare function prepareInstall(source: string, options: InstallOptions, host: LifecycleHost, policy: InstallPolicy): Mutation;
