// Parsed data with positions: one tree shape for JSON and YAML, so that validators are written once.
// Mappings keep every entry in file order, duplicates included; nothing is ever a plain object, so a
// key such as `__proto__` is only a string.

export interface Span {
  /** Offset of the first code unit in the source text. */
  readonly start: number;
  /** Offset after the last code unit. */
  readonly end: number;
}

export interface ScalarNode {
  readonly type: 'scalar';
  /** The value a typed reader sees. */
  readonly value: string | number | boolean | null;
  /** The scalar's text: as written for a plain YAML scalar or JSON literal, decoded for a string. */
  readonly text: string;
  readonly style: 'plain' | 'quoted' | 'block';
  readonly span: Span;
}

export interface ListNode {
  readonly type: 'list';
  readonly items: readonly DataNode[];
  readonly span: Span;
}

export interface MapEntry {
  readonly key: string;
  readonly keySpan: Span;
  readonly value: DataNode;
}

export interface MapNode {
  readonly type: 'map';
  readonly entries: readonly MapEntry[];
  readonly span: Span;
}

export type DataNode = ScalarNode | ListNode | MapNode;

/** The entry a host would use for `key`: the last one, as `JSON.parse` does; undefined when absent. */
export function entryOf(map: MapNode, key: string): MapEntry | undefined {
  for (let at = map.entries.length - 1; at >= 0; at -= 1) {
    const entry = map.entries[at];
    if (entry?.key === key) return entry;
  }
  return undefined;
}

/** The value of `key`, or undefined. */
export function memberOf(map: MapNode, key: string): DataNode | undefined {
  return entryOf(map, key)?.value;
}

/** The string of a string scalar, else undefined. */
export function stringOf(node: DataNode | undefined): string | undefined {
  return node?.type === 'scalar' && typeof node.value === 'string' ? node.value : undefined;
}

/** Entries whose key occurred before in the same mapping. */
export function duplicateEntries(map: MapNode): readonly MapEntry[] {
  const seen = new Set<string>();
  return map.entries.filter((entry) => {
    if (seen.has(entry.key)) return true;
    seen.add(entry.key);
    return false;
  });
}

/** What a node is, in words for a message: `a list`, `the number 3`, `null`. */
export function describeNode(node: DataNode): string {
  if (node.type === 'list') return 'a list';
  if (node.type === 'map') return 'an object';
  if (node.value === null) return 'null';
  return typeof node.value === 'string' ? 'a string' : `the ${typeof node.value} ${node.text}`;
}
