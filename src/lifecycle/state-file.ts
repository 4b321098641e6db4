// `state.json` on the disk. A malformed one is a refusal that names the field and is never overwritten.
// Written only under the scope's lock. Specification: lifecycle page, "Where things live".
import { constants } from 'node:fs';
import { writeFileAtomic } from '../base/atomic-file.ts';
import type { Disk } from '../base/disk.ts';
import { systemCode } from '../base/fault.ts';
import { limits } from '../base/limits.ts';
import { isCheckedRecord, parseRecord } from './parse-record.ts';
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
  const known = remembered.find(
    (one) => one.bytes !== null && Buffer.from(bytes).equals(one.bytes),
  );
  if (known !== undefined) return { state: known.state, bytes };
  const parsed = parseState(bytes);
  if (!parsed.ok) {
    throw malformed(
      path,
      parsed.field === 'state.json' ? parsed.message : `${parsed.field} ${parsed.message}`,
    );
  }
  return remember({ state: parsed.value, bytes });
}

// The very same bytes have the very same meaning. A change of one plugin among a thousand would
// otherwise validate all of them four times. One for each scope.
const remembered: StateOnDisk[] = [];

function remember(state: StateOnDisk): StateOnDisk {
  remembered.unshift(state);
  remembered.length = Math.min(remembered.length, 2);
  return state;
}

/** A state that may be written, and exactly the bytes that will stand for it. */
export interface PreparedState {
  readonly state: PluginState;
  readonly bytes: Uint8Array;
}

/** Checks what a caller put into the state. Throws `PluginWriterRefusal` (`invalid`). */
export function prepareState(next: PluginState): PreparedState {
  const installed = new Map(next.installed);
  for (const [id, record] of installed) {
    if (isCheckedRecord(record)) continue;
    const check = parseRecord(JSON.parse(JSON.stringify(record)), `installed.${id}`);
    if (!check.ok) {
      throw new PluginWriterRefusal(
        'invalid',
        `nothing was written: ${check.field} ${check.message}`,
      );
    }
    installed.set(id, check.value);
  }
  const state = { ...next, installed };
  return { state, bytes: Buffer.from(stateText(state)) };
}

/** Replaces the file that still holds `before.bytes`, mode 0600. */
export function writeStateFile(
  disk: Disk,
  path: string,
  before: StateOnDisk,
  next: PreparedState,
): void {
  writeFileAtomic({ path, bytes: next.bytes, expected: before.bytes, mode: 0o600, disk });
  remember(next);
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
