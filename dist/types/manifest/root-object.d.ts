import { type Judgement } from './judgement.ts';
import type { PluginManifest } from './manifest.ts';
import { type ManifestObject } from './manifest-object.ts';
export declare const manifestSchema = "https://agent-plugins.org/schemas/1.0.0/plugin.schema.json";
export declare const clioNamespace = "ai.iowarp.clio";
export type RootFields = Pick<PluginManifest, 'name' | 'version' | 'description' | 'homepage' | 'repository' | 'license' | 'author' | 'keywords'>;
/** Validates the root object without its Clio block. The result is only whole where nothing was refused. */
export declare function readRootFields(judgement: Judgement, root: ManifestObject): RootFields;
/** The Clio block, or null where the manifest has none. Members of `extensions` that are no objects are reported. */
export declare function readExtensions(judgement: Judgement, root: ManifestObject): ManifestObject | null;
