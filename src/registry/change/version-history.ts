// Every version that the base branch ever gave a name, with its bytes. Earlier texts mostly repeat each
// other, so that each distinct row is parsed once, however many commits have it.
// Specification: registry page, "The gate on a change" (downgrades, versions that come back).
import { parseRegistry } from '../parse-registry.ts';
import type { Row } from '../registry.ts';

export interface PastVersion {
  readonly version: string;
  readonly sha256: string;
  /** The newest commit that has it. */
  readonly commit: string;
}

/** Past versions by package name, newest first, each version and digest once. */
export type VersionHistory = ReadonlyMap<string, readonly PastVersion[]>;

/** Reads the versions of `names` out of earlier texts of the registry, newest first. */
export function readVersionHistory(
  texts: Iterable<{ readonly commit: string; readonly bytes: Uint8Array }>,
  names: ReadonlySet<string>,
): VersionHistory {
  const history = new Map<string, PastVersion[]>();
  const known = new Set<string>();
  const seen = new Set<string>();
  for (const { commit, bytes } of texts) {
    const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('utf8');
    for (const row of newRowsOf(text, seen)) {
      if (row.name === null || row.version === null || row.sha256 === null) continue;
      const key = `${row.name}\n${row.version}\n${row.sha256}`;
      if (!names.has(row.name) || known.has(key)) continue;
      known.add(key);
      const past = { version: row.version, sha256: row.sha256, commit };
      const list = history.get(row.name);
      if (list === undefined) history.set(row.name, [past]);
      else list.push(past);
    }
  }
  return history;
}

/** Rows whose text was not seen before; of a text that is no plain list, all of them. */
function newRowsOf(text: string, seen: Set<string>): readonly Row[] {
  const rows: Row[] = [];
  for (const piece of piecesOf(text) ?? [text]) {
    if (seen.has(piece)) continue;
    seen.add(piece);
    const read = rowsOf(piece);
    // A piece can end with something that is no part of the list.
    if (read === null) return rowsOf(text) ?? [];
    rows.push(...read);
  }
  return rows;
}

/**
 * The items of a block list, each with its own dash; null where the text is not such a list. In a block
 * list nothing but an item begins a line with the dash at the list's own depth.
 */
function piecesOf(text: string): readonly string[] | null {
  const first = /^( *)- /m.exec(text);
  if (first === null || !isPreface(text.slice(0, first.index))) return null;
  const mark = `\n${first[1] ?? ''}- `;
  const [begin = '', ...rest] = text.slice(first.index).split(mark);
  return [begin, ...rest.map((piece) => `${mark.slice(1)}${piece}`)];
}

/** Only blank lines, comments, and the key that the rows stand under. */
function isPreface(text: string): boolean {
  const lines = text.split('\n');
  return lines.every((line) => /^(?:---|entries:)?\s*(?:#.*)?$/.test(line.trimStart()));
}

/** The rows of a text, or null where it cannot be read. */
function rowsOf(text: string): readonly Row[] | null {
  const registry = parseRegistry(Buffer.from(text), 'registry.yaml');
  return registry.readable ? registry.rows : null;
}
