// Markdown hygiene that costs users: what SKILL.md points at and is not there, and text that nobody
// sees. No part of a contract: these findings have no boundary and drop nothing.
import type { Finding } from '../base/finding.ts';
import { decodeMarkdown, parseFrontmatter } from '../base/frontmatter.ts';
import type { Tree } from '../digest/tree.ts';
import { brokenReferences } from './markdown-references.ts';
import { unseenText } from './unseen-text.ts';

/** Every captured Markdown file is searched for unseen text, every SKILL.md for broken references. */
export function judgeMarkdown(tree: Tree): readonly Finding[] {
  const findings: Finding[] = [];
  for (const [path, bytes] of tree.captured) {
    // A link's own path is a second name for bytes that are looked at under their own.
    if (!path.endsWith('.md') || tree.byPath.get(path)?.type !== 'file') continue;
    const decoded = decodeMarkdown(path, bytes);
    if (!decoded.ok) continue;
    findings.push(...unseenText(decoded.source));
    if (path !== 'SKILL.md' && !path.endsWith('/SKILL.md')) continue;
    findings.push(...brokenReferences(tree, decoded.source, parseFrontmatter(decoded.source).body));
  }
  return findings;
}
