import type { Tree } from '../digest/tree.ts';
import type { PortableOptions, PortableVerdict } from './verdict.ts';
/**
 * Judges a tree that was read with the captures of src/manifest/captures.ts. A tree that was refused (links
 * that lead outside) is judged all the same. For a root that is itself a link, give the tree of its real path.
 */
export declare function judgePortable(tree: Tree, options?: PortableOptions): PortableVerdict;
