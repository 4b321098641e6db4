// The public library: the engine of the command line and the Action, for programs. Names that a Clio host
// has too are the host's. Everything exported here is documented where it is defined.
export { pluginContentDigest, pluginContentDigestWithCapture } from './digest/content-digest.ts';
export { readTree } from './digest/read-tree.ts';
export type { Digest, Tree, TreeEntry } from './digest/tree.ts';
export { discoverPluginPackages } from './discovery/discover-packages.ts';
export {
  outsidePluginDiscoveryPass,
  passPluginCandidate,
  withPluginDiscoveryPass,
} from './discovery/discovery-pass.ts';
export type {
  ComponentGraph,
  ManifestComponent,
  PluginCandidate,
  PluginManifest,
} from './manifest/manifest.ts';
export { isPluginId } from './manifest/plugin-id.ts';
export { parsePluginManifest, readPluginManifest } from './manifest/read-manifest.ts';
export { parsePluginGithubSource } from './registry/tree-url.ts';
export type { Report } from './report/report.ts';
export { type CheckRequest, checkPaths } from './usecases/check.ts';
