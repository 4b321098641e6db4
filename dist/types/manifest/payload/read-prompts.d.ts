import type { PayloadFile } from './payload-file.ts';
import { type TreeIndex } from './tree-index.ts';
/** Reads every `.md` below `root`, and names each after its path with `:` for `/`. */
export declare function readPrompts(index: TreeIndex, root: string): readonly PayloadFile[];
