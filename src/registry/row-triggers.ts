// The triggers of a skill, from the frontmatter of the SKILL.md at the root of its package.
// Specification: registry page, "Pinning".
import { memberOf } from '../base/data-node.ts';
import { decodeMarkdown, parseFrontmatter } from '../base/frontmatter.ts';
import type { PluginCandidate } from '../manifest/manifest.ts';

/** The list under `triggers`, or null where the package is no skill or its SKILL.md says nothing readable. */
export function triggersOf(candidate: PluginCandidate): readonly string[] | null {
  if (candidate.manifest?.kind !== 'skill') return null;
  const bytes = candidate.tree.captured.get('SKILL.md');
  if (bytes === undefined) return null;
  const decoded = decodeMarkdown('SKILL.md', bytes);
  if (!decoded.ok) return null;
  const { node } = parseFrontmatter(decoded.source);
  const list = node === null ? undefined : memberOf(node, 'triggers');
  if (list?.type !== 'list') return null;
  const texts = list.items.flatMap((item) =>
    item.type === 'scalar' && typeof item.value === 'string' ? [item.value] : [],
  );
  return texts.length === list.items.length ? [...new Set(texts)] : null;
}
