import type { DataNode } from './data-node.ts';
/** Builds the tree of valid JSON; nesting must have been bounded before. */
export declare function treeOfValidJson(text: string): DataNode;
