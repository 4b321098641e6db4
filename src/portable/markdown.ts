// Markdown hygiene that costs users: what SKILL.md points at and is not there, and text that nobody
// sees. No part of a contract: these findings have no boundary and drop nothing.
import type { Finding } from '../base/finding.ts';
import { decodeMarkdown, parseFrontmatter } from '../base/frontmatter.ts';
import { limits } from '../base/limits.ts';
import type { Tree } from '../digest/tree.ts';
import { brokenReferences } from './markdown-references.ts';
import { unseenText } from './unseen-text.ts';

/** Every captured Markdown file is searched for unseen text, every SKILL.md for broken references. */
export function judgeMarkdown(tree: Tree): readonly Finding[] {
  const findings: Finding[] = [];
  const made = new Map<string, number>();
  const isPlenty = (rule: string): boolean => (made.get(rule) ?? 0) >= limits.findingsEach;
  for (const [path, bytes] of tree.captured) {
    // A link's own path is a second name for bytes that are looked at under their own.
    if (!path.endsWith('.md') || tree.byPath.get(path)?.type !== 'file') continue;
    const decoded = decodeMarkdown(path, bytes);
    if (!decoded.ok) continue;
    findings.push(...unseenText(decoded.source));
    if (path !== 'SKILL.md' && !path.endsWith('/SKILL.md')) continue;
    const { body } = parseFrontmatter(decoded.source);
    for (const one of brokenReferences(tree, decoded.source, body, isPlenty)) {
      made.set(one.rule, (made.get(one.rule) ?? 0) + 1);
      findings.push(one);
    }
  }
  return findings;
}
