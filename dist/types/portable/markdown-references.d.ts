import { type Finding } from '../base/finding.ts';
import type { Source } from '../base/source.ts';
import { type Tree } from '../digest/tree.ts';
/** Findings for the body that begins at offset `body` of `source`. */
export declare function brokenReferences(tree: Tree, source: Source, body: number): readonly Finding[];
