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
    const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    for (const row of newRowsOf(whole, names, seen)) {
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
function newRowsOf(bytes: Buffer, names: ReadonlySet<string>, seen: Set<string>): readonly Row[] {
  const rows: Row[] = [];
  for (const piece of piecesNaming(bytes, names) ?? piecesOf(bytes.toString('utf8'))) {
    if (seen.has(piece)) continue;
    seen.add(piece);
    const read = parseRegistry(Buffer.from(piece), 'registry.yaml');
    // A piece can end with something that is no part of the list.
    if (!read.readable) return parseRegistry(bytes, 'registry.yaml').rows;
    rows.push(...read.rows);
  }
  return rows;
}

/** More names than this are not looked for one by one. */
const FEW_NAMES = 32;

/**
 * Only those items of a block list in which one of a few names stands, found without decoding the rest;
 * null where that cannot be told: many names, no such list, or escapes, which can spell a name otherwise.
 */
function piecesNaming(bytes: Buffer, names: ReadonlySet<string>): readonly string[] | null {
  if (names.size > FEW_NAMES || bytes.includes(0x5c)) return null;
  const first = firstItem(bytes.subarray(0, 4_096).toString('latin1'));
  if (first === null) return null;
  const mark = `\n${first.indent}- `;
  const pieces = new Map<number, string>();
  for (const name of names) {
    for (let at = bytes.indexOf(name); at >= 0; ) {
      const begin = bytes.lastIndexOf(mark, at);
      const start = begin < first.at ? first.at : begin + 1;
      const next = bytes.indexOf(mark, at);
      const end = next < 0 ? bytes.length : next;
      pieces.set(start, bytes.subarray(start, end).toString('utf8'));
      at = next < 0 ? -1 : bytes.indexOf(name, next);
    }
  }
  return [...pieces.values()];
}

/**
 * The items of a block list, each with its own dash; the whole text where it is not such a list. In a block
 * list nothing but an item begins a line with the dash at the list's own depth.
 */
function piecesOf(text: string): readonly string[] {
  const first = firstItem(text);
  if (first === null) return [text];
  const mark = `\n${first.indent}- `;
  const [begin = '', ...rest] = text.slice(first.at).split(mark);
  return [begin, ...rest.map((piece) => `${mark.slice(1)}${piece}`)];
}

/** Where the first item of a block list begins, and how deep; null where something else comes first. */
function firstItem(text: string): { readonly at: number; readonly indent: string } | null {
  const first = /^( *)- /m.exec(text);
  if (first === null || !isPreface(text.slice(0, first.index))) return null;
  return { at: first.index, indent: first[1] ?? '' };
}

/** Only blank lines, comments, and the key that the rows stand under. */
function isPreface(text: string): boolean {
  const lines = text.split('\n');
  return lines.every((line) => /^(?:---|entries:)?\s*(?:#.*)?$/.test(line.trimStart()));
}
