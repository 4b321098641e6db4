import { type Finding } from '../../base/finding.ts';
import type { PluginCandidate, PluginManifest } from '../manifest.ts';
import type { PayloadFile } from './payload-file.ts';
import type { TreeIndex } from './tree-index.ts';
export interface Parity {
    /** Path of a payload file to the `kind:id` of the component that declares it. */
    readonly componentOf: ReadonlyMap<PayloadFile, string>;
    readonly findings: readonly Finding[];
}
/** Holds the components of `manifest` against the files that were found. */
export declare function judgeParity(candidate: PluginCandidate, manifest: PluginManifest, files: readonly PayloadFile[], index: TreeIndex): Parity;
