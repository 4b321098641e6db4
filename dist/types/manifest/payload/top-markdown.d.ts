import { type TreeIndex } from './tree-index.ts';
/** Paths of the `.md` files (links to files included) directly in `root`, in walk order. */
export declare function topMarkdown(index: TreeIndex, root: string): readonly string[];
