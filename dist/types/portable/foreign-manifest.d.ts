import { type MapNode } from '../base/data-node.ts';
import type { Tree } from '../digest/tree.ts';
import type { Ledger } from './ledger.ts';
/** Names each foreign manifest and compares it with `ours`, the root of plugin.json. */
export declare function judgeForeignManifests(tree: Tree, ours: MapNode | null, ledger: Ledger): void;
