import type { Tree } from '../digest/tree.ts';
import type { Ledger } from './ledger.ts';
/** Judges mcp.json; `manifestVersion` is what plugin.json's `$schema` names, or null. */
export declare function judgeMcp(tree: Tree, manifestVersion: string | null, ledger: Ledger): void;
