// What plugin.json says of extensions, Clio block, resources and components, as nodes, also where the manifest
// has faults: to find a place in it, and to know what is there to add to. Judges nothing.
// Specification: manifest page, `extensions["ai.iowarp.clio"]`.
import { type DataNode, type ListNode, type MapNode, memberOf } from '../../base/data-node.ts';
import { parseJson } from '../../base/json.ts';
import type { PluginCandidate } from '../manifest.ts';
import { clioNamespace } from '../root-object.ts';

export interface StatedBlock {
  readonly extensions: MapNode | null;
  /** The Clio block. */
  readonly block: MapNode | null;
  readonly resources: MapNode | null;
  readonly components: ListNode | null;
}

/** Null where plugin.json is no JSON object. */
export function statedBlock({ source }: PluginCandidate): StatedBlock | null {
  if (source === null) return null;
  const parsed = parseJson(source.text);
  if (!parsed.ok || parsed.root.type !== 'map') return null;
  const extensions = mapOf(memberOf(parsed.root, 'extensions'));
  const block = extensions === null ? null : mapOf(memberOf(extensions, clioNamespace));
  const components = block === null ? undefined : memberOf(block, 'components');
  return {
    extensions,
    block,
    resources: block === null ? null : mapOf(memberOf(block, 'resources')),
    components: components?.type === 'list' ? components : null,
  };
}

function mapOf(node: DataNode | undefined): MapNode | null {
  return node?.type === 'map' ? node : null;
}
