// The public library: the engine of the command line and the Action, for programs. Names that a Clio host
// has too are the host's. Everything exported here is documented where it is defined.
export { CapabilityError, type CapabilityErrorCode } from './capability/capability-error.ts';
export { folderInventory } from './capability/folder-inventory.ts';
export type { CapabilityServer } from './capability/http/server.ts';
export type { Inventory, InventoryPlugin, InventoryReading } from './capability/inventory.ts';
export { jsonInventory, rowsInventory } from './capability/json-inventory.ts';
export { type CapabilityKind, type KindRow, kindRows } from './capability/kinds.ts';
export { CapabilitySession, loadAffordances, loadSkills } from './capability/load-kinds.ts';
export type { CapabilityPlace } from './capability/place.ts';
export { affordanceBlock, skillsBlock } from './capability/prompt-blocks.ts';
export type { CapabilityRecord, TaskRecord } from './capability/records.ts';
export { jobRow, taskOfMessage, taskOfStoredJob } from './capability/run-requests.ts';
export {
  type CapabilitySource,
  capabilityRoots,
  capabilitySources,
} from './capability/sources.ts';
export { stateInventory } from './capability/state-inventory.ts';
export { getTaskByDirName, listTasks } from './capability/tasks.ts';
export { createTask, deleteTask, updateTask } from './capability/write-tasks.ts';
export { pluginContentDigest, pluginContentDigestWithCapture } from './digest/content-digest.ts';
export { readTree } from './digest/read-tree.ts';
export type { Digest, Tree, TreeEntry } from './digest/tree.ts';
export { discoverPluginPackages } from './discovery/discover-packages.ts';
export {
  outsidePluginDiscoveryPass,
  passPluginCandidate,
  withPluginDiscoveryPass,
} from './discovery/discovery-pass.ts';
export { newlyBrokenDependents } from './lifecycle/dependents.ts';
export type { InstallOptions } from './lifecycle/install-plugin.ts';
export type { LifecycleHost } from './lifecycle/lifecycle-host.ts';
export { resolvePluginPrecedence } from './lifecycle/precedence.ts';
export type {
  ForeignPackageFormat,
  InstalledPlugin,
  PluginDiagnostic,
  PluginDiagnosticCode,
  PluginExpectedCopy,
  PluginExpectedState,
  PluginInstallRecord,
  PluginListing,
  PluginMutationResult,
  PluginOrigin,
  PluginPlan,
  PluginScope,
  PluginState,
} from './lifecycle/types.ts';
export { PluginWriterRefusal } from './lifecycle/writer-refusal.ts';
export type {
  ComponentGraph,
  ManifestComponent,
  PluginCandidate,
  PluginManifest,
} from './manifest/manifest.ts';
export { isPluginId } from './manifest/plugin-id.ts';
export { parsePluginManifest, readPluginManifest } from './manifest/read-manifest.ts';
export { PluginsManifest } from './projection/domain-module.ts';
export type { PluginsReloadedPayload } from './projection/reload-payload.ts';
export type { PluginResourceRoot, PluginSnapshot } from './projection/snapshot.ts';
export { parsePluginGithubSource } from './registry/tree-url.ts';
export type { Report } from './report/report.ts';
export { type CheckRequest, checkPaths } from './usecases/check.ts';
export { fetchPluginSource } from './usecases/fetch-plugin-source.ts';
export {
  disablePlugin,
  doctorPlugins,
  enablePlugin,
  installPlugin,
  listInstalledPlugins,
  observePluginCopy,
  removePlugin,
  updatePlugin,
  withPluginScopeLock,
} from './usecases/lifecycle-calls.ts';
export { createPluginsBundle, PluginsDomainModule } from './usecases/plugins-domain.ts';
export { processHost } from './usecases/process-host.ts';
export {
  buildPluginSnapshot,
  committedPluginResourceRoots,
  enabledPluginResourceRoots,
  passPluginSnapshot,
  pluginSnapshotFor,
  reloadPluginResources,
  reloadPluginResourcesAndNotify,
} from './usecases/resource-calls.ts';
export { type SmokeCommand, smokePackages } from './usecases/smoke.ts';
