// Keeps a document below its size limit by leaving out whole sections, and says which.

export interface Section {
  /** What it is called in the list of what was left out; plural where several share it. Our own words. */
  readonly what: string;
  readonly text: string;
  /** Lower is kept first; equal ones are kept in order. */
  readonly rank: number;
}

const encoder = new TextEncoder();

/**
 * The sections, in their order, whose texts together are at most `bytes` of UTF-8 (a blank line after
 * each included), and a count of those that had no room, by name.
 */
export function fitSections(
  sections: readonly Section[],
  bytes: number,
): { readonly kept: readonly string[]; readonly leftOut: ReadonlyMap<string, number> } {
  const chosen = new Set<Section>();
  let used = 0;
  for (const section of sections.toSorted((a, b) => a.rank - b.rank)) {
    const size = encoder.encode(section.text).length + 2;
    if (used + size > bytes) continue;
    used += size;
    chosen.add(section);
  }
  const leftOut = new Map<string, number>();
  for (const section of sections) {
    if (!chosen.has(section)) leftOut.set(section.what, (leftOut.get(section.what) ?? 0) + 1);
  }
  return {
    kept: sections.filter((section) => chosen.has(section)).map(({ text }) => text),
    leftOut,
  };
}
