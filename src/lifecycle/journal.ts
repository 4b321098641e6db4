// The journal of an install: what is about to stand at the target, and what its record will say. Written
// durably before the first rename, gone after the last; with it doctor knows whose bytes are whose.
// Specification: lifecycle page, "Crashes".
import { decodeUtf8 } from '../base/decode.ts';
import type { Disk } from '../base/disk.ts';
import { canonicalJson, membersOf } from './json-value.ts';
import { parseRecord } from './parse-record.ts';
import { readSmallFile, writeNewFile } from './small-file.ts';
import type { PluginInstallRecord } from './types.ts';

export interface Journal {
  readonly id: string;
  /** The record that the finished install would have. */
  readonly next: PluginInstallRecord;
  /** The record before, or null. */
  readonly previous: PluginInstallRecord | null;
}

export function writeJournal(disk: Disk, path: string, journal: Journal): void {
  writeNewFile(disk, path, Buffer.from(`${JSON.stringify({ version: 1, ...journal })}\n`));
}

/**
 * The journal, or null when its bytes are none: a torn one was never acted upon. Throws what the system
 * throws, because a journal that cannot be read may well have been.
 */
export function readJournal(disk: Disk, path: string): Journal | null {
  const bytes = readSmallFile(disk, path);
  const decoded = bytes === null ? null : decodeUtf8(bytes);
  if (decoded?.ok !== true) return null;
  let value: unknown;
  try {
    value = JSON.parse(decoded.text);
  } catch {
    return null;
  }
  const members = membersOf(value);
  const id = members?.get('id');
  if (members?.get('version') !== 1 || typeof id !== 'string') return null;
  const next = parseRecord(members.get('next'), 'next');
  const previousValue = members.get('previous');
  const previous = previousValue === null ? null : parseRecord(previousValue, 'previous');
  if (!next.ok || previous?.ok === false) return null;
  return { id, next: next.value, previous: previous === null ? null : previous.value };
}

/** True when two records say the same. */
export function isSameRecord(
  a: PluginInstallRecord | null | undefined,
  b: PluginInstallRecord | null | undefined,
): boolean {
  return canonicalJson(a ?? null) === canonicalJson(b ?? null);
}
