import { type Finding } from '../base/finding.ts';
import type { Tree } from './tree.ts';
/** What is wrong with the names of a tree, in walk order. */
export declare function nameFindings(tree: Tree): readonly Finding[];
