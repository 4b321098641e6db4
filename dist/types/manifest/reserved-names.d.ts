import type { Tree } from '../digest/tree.ts';
import type { FindingList } from './finding-list.ts';
/** Refuses a root state.json, whatever it is, and warns of a root mcp.json. */
export declare function reportReservedNames(tree: Tree, findings: FindingList): void;
