import { type Tree } from '../digest/tree.ts';
import type { Ledger } from './ledger.ts';
/** Adds advice for each entry of the root that is nearly a fixed location, where the real one is absent. */
export declare function judgeNearLocations(tree: Tree, ledger: Ledger): void;
