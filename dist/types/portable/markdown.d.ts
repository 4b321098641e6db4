import type { Finding } from '../base/finding.ts';
import type { Tree } from '../digest/tree.ts';
/** Every captured Markdown file is searched for unseen text, every SKILL.md for broken references. */
export declare function judgeMarkdown(tree: Tree): readonly Finding[];
