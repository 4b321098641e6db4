// Keys that occur twice in one object, anywhere in the document. A host silently takes the last, so
// admission does not change. Specification: manifest page, "Reading" 3.
import type { DataNode, MapNode, Span } from '../base/data-node.ts';
import { quote } from '../base/quote.ts';
import type { Source } from '../base/source.ts';
import type { FindingList } from './finding-list.ts';
import { shownValue } from './shown-value.ts';

const duplicateKey = 'manifest/duplicate-key';

/** Adds a finding at each later occurrence of a key in its object, in file order. */
export function reportDuplicateKeys(source: Source, root: DataNode, findings: FindingList): void {
  const waiting: DataNode[] = [root];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (node.type === 'scalar') continue;
    const children = node.type === 'list' ? node.items : node.entries.map((entry) => entry.value);
    // One by one: spreading a million items into a call overflows the stack.
    for (let at = children.length - 1; at >= 0; at -= 1) {
      const child = children[at];
      if (child !== undefined && child.type !== 'scalar') waiting.push(child);
    }
    if (node.type === 'map') reportDuplicatesOf(source, node, findings);
  }
}

function reportDuplicatesOf(source: Source, map: MapNode, findings: FindingList): void {
  const first = new Map<string, Span>();
  for (const { key, keySpan } of map.entries) {
    const earlier = first.get(key);
    if (earlier === undefined) {
      first.set(key, keySpan);
      continue;
    }
    if (findings.isFull(duplicateKey, false)) {
      findings.count(duplicateKey, false);
      continue;
    }
    findings.add({
      rule: duplicateKey,
      messageId: 'duplicate',
      message: `${quote(key)} occurs twice in one object; hosts take the last`,
      place: source.place(keySpan.start, keySpan.end),
      found: shownValue(key),
      expected: 'each key once',
      related: [{ message: 'first here', place: source.place(earlier.start, earlier.end) }],
    });
  }
}
