// The ways in by which others ask for a task to run, besides a function call and HTTP: a message from a
// socket, of unknown shape, and a job that was stored as a row on the disk. Both end in the one look-up.
// Nothing is run here. Specification: capabilities page, "one typed error on every path in".
import { decodeUtf8 } from '../base/decode.ts';
import { realDisk } from '../base/disk.ts';
import { Fault, messageOf } from '../base/fault.ts';
import { limits } from '../base/limits.ts';
import { quote } from '../base/quote.ts';
import { membersOf } from '../lifecycle/json-value.ts';
import { badName, CapabilityError } from './capability-error.ts';
import { parseCapabilityName } from './capability-name.ts';
import type { CapabilityPlace } from './place.ts';
import { readSmall } from './read-file.ts';
import type { TaskRecord } from './records.ts';
import { getTaskByDirName } from './tasks.ts';

/**
 * The task that a message asks for: `{task, owner?}`, where `owner` is a plugin's name or null. Throws
 * `CapabilityError` as `getTaskByDirName` does; what has no `task` is a bad name like any other.
 */
export function taskOfMessage(place: CapabilityPlace, message: unknown): TaskRecord {
  const members = membersOf(message);
  const task = members?.get('task');
  const owner = members?.get('owner');
  if (owner === undefined) return getTaskByDirName(place, task);
  if (owner === null || typeof owner === 'string') return getTaskByDirName(place, task, { owner });
  // Whoever expects an owner must not get anybody's task because the expectation was not understood.
  const parsed = parseCapabilityName(task);
  throw parsed.ok ? badOwner(parsed.name) : badName(task, parsed.fault);
}

/**
 * The task of a job stored as a JSON row at an absolute path, written by `jobRow`. Throws `CapabilityError`,
 * and `Fault` (`io`) where the row cannot be read at all.
 */
export function taskOfStoredJob(place: CapabilityPlace, file: string): TaskRecord {
  const reading = readSmall(place.disk ?? realDisk, file, limits.smallFileBytes);
  if (!reading.ok) throw new Fault('io', `the job ${file} cannot be read (${reading.why})`);
  const decoded = decodeUtf8(reading.bytes);
  if (!decoded.ok) throw new Fault('io', `the job ${file} is no strict UTF-8`);
  let row: unknown;
  try {
    row = JSON.parse(decoded.text);
  } catch (error) {
    throw new Fault('io', `the job ${file} is no JSON: ${messageOf(error)}`, null, error);
  }
  return taskOfMessage(place, row);
}

/** The row to store for a task: its name and whose it is now, so that nobody else's runs later. */
export function jobRow(task: TaskRecord): string {
  return `${JSON.stringify({ task: task.name, owner: task.plugin })}\n`;
}

function badOwner(name: string): CapabilityError {
  return new CapabilityError({
    code: 'owner-changed',
    message: `the owner that is expected of the task ${quote(name)} is neither a plugin's name nor null`,
    name,
    hint: 'store the job again',
  });
}
