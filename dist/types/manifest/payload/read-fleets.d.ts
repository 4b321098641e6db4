import type { PayloadFile } from './payload-file.ts';
import { type TreeIndex } from './tree-index.ts';
/** Reads every file of `root`; `kind` is `fleet` or `playbook`. */
export declare function readFleets(index: TreeIndex, root: string, kind: string): readonly PayloadFile[];
