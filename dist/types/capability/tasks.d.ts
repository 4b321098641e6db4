import { CapabilityError } from './capability-error.ts';
import { type CapabilityKind } from './kinds.ts';
import type { CapabilityPlace } from './place.ts';
import { type TaskRecord } from './records.ts';
export interface ListTasksOptions {
    /** Only tasks whose patterns match this file: relative, with `/`. */
    readonly file?: string;
}
export interface GetTaskOptions {
    /** Whose task it must be: a plugin's name, or null for the owner's. Left out: whoever's it is. */
    readonly owner?: string | null;
}
/** Effective tasks of every source, by name; names are unique. */
export declare function listTasks(place: CapabilityPlace, options?: ListTasksOptions): readonly TaskRecord[];
/**
 * The task of a name, whatever the caller gave as one. Throws `CapabilityError`: `bad-name` before any look at
 * the disk, `not-found`, `broken`, and `owner-changed` where it is no longer whose the caller expects.
 */
export declare function getTaskByDirName(place: CapabilityPlace, name: unknown, options?: GetTaskOptions): TaskRecord;
/** What nothing that is enabled provides. */
export declare function notFound(name: string, kind?: CapabilityKind): CapabilityError;
