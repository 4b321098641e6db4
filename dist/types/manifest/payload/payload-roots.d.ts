import type { Place } from '../../base/finding.ts';
import type { PluginCandidate } from '../manifest.ts';
import type { TreeIndex } from './tree-index.ts';
export interface PayloadRoot {
    /** Key of `resources`. */
    readonly key: string;
    readonly kind: string;
    /** Root-relative directory. */
    readonly path: string;
}
/** The roots to read, in the order of the kinds. */
export declare function payloadRoots(candidate: PluginCandidate, index: TreeIndex): readonly PayloadRoot[];
/** The place where `resources` names the root `key`, or null where nothing declares it. */
export declare function declarationPlace(candidate: PluginCandidate, key: string): Place | null;
