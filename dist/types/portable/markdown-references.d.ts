import { type Finding } from '../base/finding.ts';
import type { Source } from '../base/source.ts';
import { type Tree } from '../digest/tree.ts';
/**
 * Findings for the body that begins at offset `body` of `source`. `isPlenty` says of a rule that its findings
 * are only counted from here on: then one of a file is worded and stands for all.
 */
export declare function brokenReferences(tree: Tree, source: Source, body: number, isPlenty?: (rule: string) => boolean): readonly Finding[];
