import { type ListNode, type MapNode } from '../../base/data-node.ts';
import type { PluginCandidate } from '../manifest.ts';
export interface StatedBlock {
    readonly extensions: MapNode | null;
    /** The Clio block. */
    readonly block: MapNode | null;
    readonly resources: MapNode | null;
    readonly components: ListNode | null;
}
/** Null where plugin.json is no JSON object. */
export declare function statedBlock({ source }: PluginCandidate): StatedBlock | null;
