import type { CapabilityPlace } from './place.ts';
import type { TaskRecord } from './records.ts';
export interface CreateTaskOptions {
    /** Create it although an enabled plugin provides that name, which the owner's then shadows. */
    readonly override?: boolean;
}
export interface DeletedTask {
    readonly name: string;
    /** The plugin whose task has the name now, or null when nobody does. */
    readonly reveals: string | null;
}
/** Creates a task of the owner's. Throws `CapabilityError` and `Fault` (`io`). */
export declare function createTask(place: CapabilityPlace, name: unknown, task: unknown, options?: CreateTaskOptions): TaskRecord;
/** Changes what the draft says of a task of the owner's, and nothing else. Throws like `createTask`. */
export declare function updateTask(place: CapabilityPlace, name: unknown, task: unknown): TaskRecord;
/** Deletes a task of the owner's, broken or not. Throws like `updateTask`: it is never a quiet no-op. */
export declare function deleteTask(place: CapabilityPlace, name: unknown): DeletedTask;
