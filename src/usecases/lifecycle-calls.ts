// The lifecycle under the names of the host, for this process: each call takes the host it works with as
// an option and makes one where none is given. Mutations never throw.
// Specification: lifecycle page, "Functions".
import { type DoctorOptions, examineScopes } from '../lifecycle/doctor.ts';
import type { DoctorResult } from '../lifecycle/doctor-finding.ts';
import { type InstallOptions, installPackage } from '../lifecycle/install-plugin.ts';
import type { LifecycleHost } from '../lifecycle/lifecycle-host.ts';
import { type ListOptions, listPlugins } from '../lifecycle/list-installed.ts';
import type { MutationOptions } from '../lifecycle/mutation.ts';
import { observePluginCopy as observeCopy } from '../lifecycle/observe-copy.ts';
import { removeInstalled } from '../lifecycle/remove-plugin.ts';
import { disableInstalled, enableInstalled } from '../lifecycle/set-enabled.ts';
import type {
  PluginExpectedCopy,
  PluginListing,
  PluginMutationResult,
  PluginScope,
} from '../lifecycle/types.ts';
import { type UpdateOptions, updateInstalled } from '../lifecycle/update-plugin.ts';
import { withPluginScopeLock as withLock } from '../lifecycle/with-scope-lock.ts';
import { processHost } from './process-host.ts';

/** The machine and working directory to work with; default: this process's. */
export interface HostChoice {
  readonly host?: LifecycleHost;
  /** Absolute working directory, where no `host` is given. */
  readonly cwd?: string;
}

/** Installs the package at a path. */
export function installPlugin(
  sourcePath: string,
  options: InstallOptions & HostChoice,
): PluginMutationResult {
  return installPackage(sourcePath, options, hostOf(options));
}

/** Installs again from the recorded source. */
export function updatePlugin(
  id: string,
  options: UpdateOptions & HostChoice,
): PluginMutationResult {
  return updateInstalled(id, options, hostOf(options));
}

export function enablePlugin(
  id: string,
  options: MutationOptions & HostChoice,
): PluginMutationResult {
  return enableInstalled(id, options, hostOf(options));
}

export function disablePlugin(
  id: string,
  options: MutationOptions & HostChoice,
): PluginMutationResult {
  return disableInstalled(id, options, hostOf(options));
}

export function removePlugin(
  id: string,
  options: MutationOptions & HostChoice,
): PluginMutationResult {
  return removeInstalled(id, options, hostOf(options));
}

/** Every copy as it is now, digests recomputed. */
export function listInstalledPlugins(
  cwd: string,
  options: ListOptions & HostChoice = {},
): PluginListing {
  return listPlugins(hostOf({ cwd, ...options }), options);
}

/** Names and repairs what crashes left. */
export function doctorPlugins(cwd: string, options: DoctorOptions & HostChoice = {}): DoctorResult {
  return examineScopes(hostOf({ cwd, ...options }), options);
}

/** The facts of one copy, as a reviewed plan holds them. */
export function observePluginCopy(
  scope: PluginScope,
  id: string,
  choice: HostChoice = {},
): PluginExpectedCopy {
  return observeCopy(scope, id, hostOf(choice));
}

/** Runs `body` as the only writer of a scope. Throws `PluginWriterRefusal`. */
export function withPluginScopeLock<T>(
  scope: PluginScope,
  body: () => T,
  choice: HostChoice = {},
): T {
  return withLock(hostOf(choice), scope, body);
}

function hostOf({ host, cwd }: HostChoice): LifecycleHost {
  return host ?? processHost(cwd);
}
