// `state.json` on the disk. A malformed one is a refusal that names the field and is never overwritten.
// Written only under the scope's lock. Specification: lifecycle page, "Where things live".
import { constants } from 'node:fs';
import { writeFileAtomic } from '../base/atomic-file.ts';
import type { Disk } from '../base/disk.ts';
import { Fault, systemCode } from '../base/fault.ts';
import { limits } from '../base/limits.ts';
import { emptyState, parseState, stateText } from './parse-state.ts';
import type { PluginState } from './types.ts';
import { PluginWriterRefusal } from './writer-refusal.ts';

export interface StateOnDisk {
  readonly state: PluginState;
  /** The bytes that were read; null when there was no file. */
  readonly bytes: Uint8Array | null;
}

/**
 * Reads and validates. Throws `PluginWriterRefusal` (`invalid`) when the file is not a regular file with
 * one link, too large or malformed, and `Fault` (`io`) when the system refuses.
 */
export function readStateFile(disk: Disk, path: string): StateOnDisk {
  const bytes = readStateBytes(disk, path);
  if (bytes === null) return { state: emptyState, bytes };
  const parsed = parseState(bytes);
  if (!parsed.ok) {
    throw malformed(
      path,
      parsed.field === 'state.json' ? parsed.message : `${parsed.field} ${parsed.message}`,
    );
  }
  return { state: parsed.value, bytes };
}

/** Replaces the file that still holds `before.bytes`, mode 0600. */
export function writeStateFile(
  disk: Disk,
  path: string,
  before: StateOnDisk,
  next: PluginState,
): void {
  const bytes = stateBytes(next);
  const check = parseState(bytes);
  if (!check.ok) {
    throw new Fault('internal', `refusing to write a state whose ${check.field} ${check.message}`);
  }
  writeFileAtomic({ path, bytes, expected: before.bytes, mode: 0o600, disk });
}

/** What the file of a state holds. */
export function stateBytes(state: PluginState): Uint8Array {
  return Buffer.from(stateText(state));
}

/** The bytes of the file, or null when there is none. Throws as `readStateFile` does. */
export function readStateBytes(disk: Disk, path: string): Uint8Array | null {
  const facts = disk.lstatSync(path, { throwIfNoEntry: false });
  if (facts === undefined) return null;
  if (facts.isSymbolicLink()) throw malformed(path, 'is a link, not a regular file');
  if (!facts.isFile()) throw malformed(path, 'is not a regular file');
  let handle: number;
  try {
    // Non-blocking, and following no link, in case the file is swapped after the look above.
    handle = disk.openSync(
      path,
      constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0),
    );
  } catch (error) {
    if (systemCode(error) === 'ELOOP') throw malformed(path, 'is a link, not a regular file');
    throw error;
  }
  try {
    const opened = disk.fstatSync(handle);
    if (!opened.isFile()) throw malformed(path, 'is not a regular file');
    if (opened.nlink !== 1) throw malformed(path, `has ${opened.nlink} hard links, not one`);
    if (opened.size > limits.stateBytes) {
      throw malformed(path, `has ${opened.size} bytes, more than ${limits.stateBytes}`);
    }
    return disk.readFileSync(handle);
  } finally {
    disk.closeSync(handle);
  }
}

function malformed(path: string, what: string): PluginWriterRefusal {
  return new PluginWriterRefusal(
    'invalid',
    `${path} ${what}; nothing was written, repair or move the file away first`,
  );
}
