// Where a node of a registry really ends: without the blank lines that a block scalar takes in behind it,
// unless those belong to its value.
import type { DataNode } from '../base/data-node.ts';
import { contentEnd, lineEnd } from './text-lines.ts';

/** The offset after the node's last character that is no blank; after the line breaks that `|+` or `>+` keeps. */
export function nodeEnd(text: string, node: DataNode): number {
  const { start, end } = node.span;
  if (node.type === 'scalar') {
    const keeps = node.style === 'block' && /^[|>]\d?\+/.test(text.slice(start, start + 3));
    return keeps ? Math.max(end, lineEnd(text, start)) : contentEnd(text, start, end);
  }
  const last = node.type === 'list' ? node.items.at(-1) : node.entries.at(-1)?.value;
  // A flow collection ends with its bracket, whatever it holds.
  if (last === undefined || /[\]}]/.test(text[end - 1] ?? '')) return contentEnd(text, start, end);
  return nodeEnd(text, last);
}
