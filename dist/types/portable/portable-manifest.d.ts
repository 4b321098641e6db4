import { type MapNode } from '../base/data-node.ts';
import type { Source } from '../base/source.ts';
import type { Tree } from '../digest/tree.ts';
import type { Ledger } from './ledger.ts';
export interface PortableManifest {
    readonly source: Source;
    readonly root: MapNode;
    /** The specification version its `$schema` names, or null. */
    readonly specVersion: string | null;
}
/** Judges plugin.json and gives what others have to agree with, or null where it cannot be read. */
export declare function readPortableManifest(tree: Tree, ledger: Ledger): PortableManifest | null;
