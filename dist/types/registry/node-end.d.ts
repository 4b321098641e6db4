import type { DataNode } from '../base/data-node.ts';
/** The offset after the node's last character that is no blank; after the line breaks that `|+` or `>+` keeps. */
export declare function nodeEnd(text: string, node: DataNode): number;
