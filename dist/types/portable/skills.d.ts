import { type Tree } from '../digest/tree.ts';
import type { Ledger } from './ledger.ts';
/** Judges `skills/` and everything in it, and says which skills load. */
export declare function judgeSkills(tree: Tree, ledger: Ledger): void;
