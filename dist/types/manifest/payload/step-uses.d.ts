import { type DataNode, type MapNode } from '../../base/data-node.ts';
import type { StepText, StepUses } from './payload-file.ts';
export declare const noUses: StepUses;
/** What `check` and `repair` of `loop` use. */
export declare function usesInLoop(loop: MapNode, path: string): StepUses;
/** The text of a string, with its place and its path for messages; nothing for another value. */
export declare function textsOf(node: DataNode | undefined, path: string): readonly StepText[];
/** All of them together, in their order. */
export declare function joinUses(all: readonly StepUses[]): StepUses;
