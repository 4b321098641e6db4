// Which directories a Clio host reads for which kind: what plugin.json declares, an existing skills/, and
// for a manifest with faults what it says as far as that can be understood.
// Specification: manifest page, `resources`.
import { type MapEntry, stringOf } from '../../base/data-node.ts';
import type { Place } from '../../base/finding.ts';
import { parseRelativePath } from '../../base/relative-path.ts';
import type { PluginCandidate } from '../manifest.ts';
import { kindOfRoot } from './payload-kinds.ts';
import { statedBlock } from './stated-block.ts';
import type { TreeIndex } from './tree-index.ts';

export interface PayloadRoot {
  /** Key of `resources`. */
  readonly key: string;
  readonly kind: string;
  /** Root-relative directory. */
  readonly path: string;
}

/** The roots to read, in the order of the kinds. */
export function payloadRoots(candidate: PluginCandidate, index: TreeIndex): readonly PayloadRoot[] {
  const declared = candidate.manifest?.resources ?? statedResources(candidate);
  const guess = declared === null;
  return [...kindOfRoot].flatMap(([key, kind]): readonly PayloadRoot[] => {
    const path = declared?.get(key);
    if (path !== undefined) return [{ key, kind, path }];
    const counts = (key === 'skills' || guess) && index.realDirectory(key) !== null;
    return counts ? [{ key, kind, path: key }] : [];
  });
}

/** `resources` of a manifest with faults; null where not even that can be read. */
function statedResources(candidate: PluginCandidate): ReadonlyMap<string, string> | null {
  const entries = resourceEntries(candidate);
  if (entries === null) return null;
  const stated = new Map<string, string>();
  for (const { key, value } of entries) {
    const parsed = parseRelativePath(stringOf(value) ?? '');
    if (parsed.ok) stated.set(key, parsed.path);
  }
  return stated;
}

function resourceEntries(candidate: PluginCandidate): readonly MapEntry[] | null {
  const stated = statedBlock(candidate);
  return stated === null ? null : (stated.resources?.entries ?? []);
}

/** The place where `resources` names the root `key`, or null where nothing declares it. */
export function declarationPlace(candidate: PluginCandidate, key: string): Place | null {
  const entry = resourceEntries(candidate)?.findLast((one) => one.key === key);
  if (entry === undefined || candidate.source === null) return null;
  return candidate.source.place(entry.value.span.start, entry.value.span.end);
}
