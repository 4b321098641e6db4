import type { Disk } from '../base/disk.ts';
import type { Finding } from '../base/finding.ts';
import { type Tree } from '../digest/tree.ts';
import type { ClioVersion, PluginCandidate, PluginManifest } from './manifest.ts';
export interface ReadManifestOptions {
    /** `auto` (default) or the version of the host to judge for. */
    readonly clioVersion?: ClioVersion;
    readonly disk?: Disk;
    /** Files to keep besides those every reading keeps, by root-relative path and size in bytes. */
    readonly capture?: (path: string, size: number) => boolean;
}
/**
 * Reads and judges the package at `root`. Whatever is wrong with the package is in `diagnostics`. Throws
 * `Fault`: `usage` where `clioVersion` is no version, `io` where the machine failed.
 */
export declare function readPluginManifest(root: string, options?: ReadManifestOptions): PluginCandidate;
/** Reads the tree of a package with the files that judging it needs. */
export declare function readPackageTree(root: string, options?: ReadManifestOptions): Tree;
/** Judges a tree that was read by `readPackageTree`. Pure. */
export declare function judgePackageTree(tree: Tree, clioVersion?: ClioVersion): PluginCandidate;
export interface ParsedManifest {
    /** Null where anything is refused. */
    readonly manifest: PluginManifest | null;
    readonly valid: boolean;
    readonly diagnostics: readonly Finding[];
}
/**
 * Judges manifest bytes as the plugin.json of the package at `root`, whose tree is read for the paths it
 * names. The tree's own faults are not part of the answer. Throws as `readPluginManifest` does.
 */
export declare function parsePluginManifest(bytes: Uint8Array, root: string, options?: ReadManifestOptions): ParsedManifest;
