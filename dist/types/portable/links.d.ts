import type { Tree } from '../digest/tree.ts';
import type { Ledger } from './ledger.ts';
/** Judges every link that no other finding tells about already. */
export declare function judgeLinks(tree: Tree, ledger: Ledger): void;
