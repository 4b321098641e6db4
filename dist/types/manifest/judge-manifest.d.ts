import { type DataNode } from '../base/data-node.ts';
import type { Source } from '../base/source.ts';
import type { Tree } from '../digest/tree.ts';
import { FindingList } from './finding-list.ts';
import type { Generation } from './generations.ts';
import { type NameUse } from './judgement.ts';
import type { ComponentGraph, PluginManifest } from './manifest.ts';
export declare const emptyGraph: ComponentGraph;
export interface ManifestVerdict {
    readonly generation: Generation;
    /** Null where anything in the manifest is refused. */
    readonly manifest: PluginManifest | null;
    readonly graph: ComponentGraph;
    /** Also knows how much is refused. */
    readonly findings: FindingList;
    readonly uses: readonly NameUse[];
}
export interface ManifestInput {
    readonly source: Source;
    readonly root: DataNode;
    readonly tree: Tree;
    /** `compatibility.clio` where it is a range, else null. */
    readonly range: string | null;
}
/** Judges by the names of `generation`. */
export declare function judgeManifest(input: ManifestInput, generation: Generation): ManifestVerdict;
/** The string at a path of keys, or null. */
export declare function statedText(root: DataNode | null, ...keys: readonly string[]): string | null;
