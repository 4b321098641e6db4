import type { CapabilityPlace } from './place.ts';
import type { TaskRecord } from './records.ts';
/**
 * The task that a message asks for: `{task, owner?}`, where `owner` is a plugin's name or null. Throws
 * `CapabilityError` as `getTaskByDirName` does; what has no `task` is a bad name like any other.
 */
export declare function taskOfMessage(place: CapabilityPlace, message: unknown): TaskRecord;
/**
 * The task of a job stored as a JSON row at an absolute path, written by `jobRow`. Throws `CapabilityError`,
 * and `Fault` (`io`) where the row cannot be read at all.
 */
export declare function taskOfStoredJob(place: CapabilityPlace, file: string): TaskRecord;
/** The row to store for a task: its name and whose it is now, so that nobody else's runs later. */
export declare function jobRow(task: TaskRecord): string;
