import type { Tree } from '../digest/tree.ts';
import type { FindingList } from './finding-list.ts';
/** The hashed bytes of plugin.json, or null with the finding that says why there are none. */
export declare function judgeManifestFile(tree: Tree, findings: FindingList): Uint8Array | null;
