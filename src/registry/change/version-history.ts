// Every version that the base branch ever gave a name, with its bytes. Earlier texts mostly repeat each
// other: only what differs from the text before is looked at, and each distinct row is parsed once.
// Specification: registry page, "The gate on a change" (downgrades, versions that come back).
import { parseRegistry } from '../parse-registry.ts';
import type { Row } from '../registry.ts';
import { newPieces } from './text-pieces.ts';

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
  let before: Buffer | null = null;
  for (const { commit, bytes } of texts) {
    const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    for (const row of newRows(text, before, names, seen)) {
      if (row.name === null || row.version === null || row.sha256 === null) continue;
      const key = `${row.name}\n${row.version}\n${row.sha256}`;
      if (!names.has(row.name) || known.has(key)) continue;
      known.add(key);
      const past = { version: row.version, sha256: row.sha256, commit };
      const list = history.get(row.name);
      if (list === undefined) history.set(row.name, [past]);
      else list.push(past);
    }
    before = text;
  }
  return history;
}

/** Rows that may have one of the names and whose text was not seen before. */
function newRows(
  text: Buffer,
  before: Buffer | null,
  names: ReadonlySet<string>,
  seen: Set<string>,
): readonly Row[] {
  const rows: Row[] = [];
  for (const piece of newPieces(text, before)) {
    if (seen.has(piece)) continue;
    seen.add(piece);
    if (!mayName(piece, names)) continue;
    const read = parseRegistry(Buffer.from(piece), 'registry.yaml');
    // A piece can end with something that is no part of the list.
    if (!read.readable) return parseRegistry(text, 'registry.yaml').rows;
    rows.push(...read.rows);
  }
  return rows;
}

/** False only where no name can stand in it; with escapes a name can be spelt in other letters. */
function mayName(piece: string, names: ReadonlySet<string>): boolean {
  if (names.size > 32 || piece.includes('\\')) return true;
  for (const name of names) if (piece.includes(name)) return true;
  return false;
}
