import { type RecordOptions } from './apply-install.ts';
import { type InstallPolicy } from './assert-replaceable.ts';
import type { LifecycleHost } from './lifecycle-host.ts';
import { type Mutation, type MutationOptions } from './mutation.ts';
import { type ExpectedSource } from './resolve-source.ts';
import type { PluginMutationResult } from './types.ts';
export interface InstallOptions extends MutationOptions, ExpectedSource, RecordOptions {
    /** Replace what stands at the target. */
    readonly force?: boolean;
    /** The registry that a hint about a missing requirement names, as the command line does. */
    readonly registry?: string | null;
}
/** Installs the package at `source` (a path; `~/` and relative ones are resolved) into a scope. */
export declare function installPackage(source: string, options: InstallOptions, host: LifecycleHost): PluginMutationResult;
/** What comes before the lock, and the mutation that follows. Throws `PluginWriterRefusal`. */
export declare function prepareInstall(source: string, options: InstallOptions, host: LifecycleHost, policy: InstallPolicy): Mutation;
