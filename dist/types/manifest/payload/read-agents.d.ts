import type { PayloadFile } from './payload-file.ts';
import { type TreeIndex } from './tree-index.ts';
/** Reads every agent of `root`. `skills` are the names of the package's own skills. */
export declare function readAgents(index: TreeIndex, root: string, skills: ReadonlySet<string>): readonly PayloadFile[];
