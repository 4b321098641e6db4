import type { PluginManifest } from '../manifest.ts';
import type { PayloadFile } from './payload-file.ts';
import type { StatedBlock } from './stated-block.ts';
/**
 * How to declare the resource root `key`, a directory of that name. `all` are the roots that lack it: where
 * an object has to be made for it, it holds all of them, so that one paste is enough.
 */
export declare function declareRoot(stated: StatedBlock | null, key: string, all: readonly string[]): string;
/** How to declare `files`, each a component; `manifest` says which ids are taken. */
export declare function declareComponents(stated: StatedBlock | null, manifest: PluginManifest, files: readonly PayloadFile[]): string;
