import { type MapNode } from '../base/data-node.ts';
import type { Source } from '../base/source.ts';
import type { Tree } from '../digest/tree.ts';
import type { PortableRule } from './boundaries.ts';
import type { Ledger, PortableFault } from './ledger.ts';
export interface McpFile {
    readonly source: Source;
    readonly root: MapNode;
    readonly drop: (rule: PortableRule, fault: PortableFault) => void;
}
/** Judges mcp.json; `manifestVersion` is what plugin.json's `$schema` names, or null. */
export declare function judgeMcp(tree: Tree, manifestVersion: string | null, ledger: Ledger): void;
