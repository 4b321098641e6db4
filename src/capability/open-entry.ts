// Opens an entry that was found, and says whether it can be used. What is wrong becomes findings; one bad
// entry never hides the others. A task's implementation is real, regular and inside its own directory.
import { join } from 'node:path';
import { decodeUtf8 } from '../base/decode.ts';
import type { Disk } from '../base/disk.ts';
import type { Finding } from '../base/finding.ts';
import { type FoundEntry, isInside } from './entries.ts';
import {
  implementationMissing,
  leadsOut,
  metadataEncoding,
  metadataUnread,
  outside,
  shapeFinding,
} from './entry-findings.ts';
import { readPlainMetadata } from './plain-metadata.ts';
import { readSmall, whyOf } from './read-file.ts';
import { parseTaskMetadata, TASK_FILE_BYTES, type TaskMetadata } from './task-metadata.ts';

export interface OpenedEntry extends FoundEntry {
  /** It can be used: nothing is wrong with it. */
  readonly usable: boolean;
  /** Of a usable task; else null. */
  readonly task: TaskMetadata | null;
  /** Files are absolute. */
  readonly findings: readonly Finding[];
}

/** Opens an entry. Throws `Fault` (`io`) where the machine failed. */
export function openEntry(disk: Disk, entry: FoundEntry): OpenedEntry {
  if (entry.realPath === null) return broken(entry, [leadsOut(entry)]);
  const { entryFile } = entry.row;
  if (entryFile === null || entry.shape === 'file') {
    return { ...entry, usable: true, task: null, findings: [] };
  }
  return entry.row.kind === 'task'
    ? openTask(disk, entry, entry.realPath, join(entry.path, entryFile))
    : openDirectory(disk, entry, entry.realPath, entryFile);
}

function openDirectory(
  disk: Disk,
  entry: FoundEntry,
  realPath: string,
  entryFile: string,
): OpenedEntry {
  const path = join(entry.path, entryFile);
  const state = regularInside(disk, realPath, path);
  if (state === 'ok') return { ...entry, usable: true, task: null, findings: [] };
  return broken(entry, [
    state === 'outside' ? outside(path, entryFile) : shapeFinding(entry, entryFile),
  ]);
}

function openTask(disk: Disk, entry: FoundEntry, realPath: string, file: string): OpenedEntry {
  let reading = readSmall(disk, file, TASK_FILE_BYTES, 'refuse');
  if (!reading.ok && reading.why === 'link') {
    const state = regularInside(disk, realPath, file);
    if (state === 'outside') return broken(entry, [outside(file, 'task.yaml')]);
    reading = readSmall(disk, file, TASK_FILE_BYTES);
  }
  if (!reading.ok) {
    return broken(entry, [
      reading.why === 'too-large' || reading.why === 'unreadable'
        ? metadataUnread(file, reading.why)
        : shapeFinding(entry, 'task.yaml'),
    ]);
  }
  const decoded = decodeUtf8(reading.bytes);
  if (!decoded.ok) return broken(entry, [metadataEncoding(file, decoded.line)]);
  const plain = readPlainMetadata(decoded.text);
  const { metadata, findings } =
    plain === null ? parseTaskMetadata(file, decoded.text) : { metadata: plain, findings: [] };
  if (metadata === null) return broken(entry, findings);
  const state = implementationState(disk, entry, realPath, metadata.implementation);
  if (state === 'ok') return { ...entry, usable: true, task: metadata, findings: [] };
  return broken(entry, [
    state === 'outside'
      ? outside(file, metadata.implementation)
      : implementationMissing(file, metadata.implementation, state),
  ]);
}

function broken(entry: FoundEntry, findings: readonly Finding[]): OpenedEntry {
  return { ...entry, usable: false, task: null, findings };
}

type FileState = 'ok' | 'outside' | 'missing' | 'not-a-file';

function implementationState(
  disk: Disk,
  entry: FoundEntry,
  realPath: string,
  implementation: string,
): FileState {
  const path = join(realPath, implementation);
  // A direct child that is a file and no link lies where it seems to: the usual case, in one question.
  if (!implementation.includes('/') && !entry.link) {
    if (disk.lstatSync(path, { throwIfNoEntry: false })?.isFile() === true) return 'ok';
  }
  return regularInside(disk, realPath, path);
}

/** Whether `path` is really a regular file inside the real directory `root`. */
function regularInside(disk: Disk, root: string, path: string): FileState {
  try {
    const real = disk.realpathSync.native(path);
    if (!isInside(root, real)) return 'outside';
    return disk.statSync(real).isFile() ? 'ok' : 'not-a-file';
  } catch (error) {
    return whyOf(error) === 'missing' ? 'missing' : 'not-a-file';
  }
}
