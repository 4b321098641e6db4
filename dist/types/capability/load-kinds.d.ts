import { type CapabilityKind } from './kinds.ts';
import type { CapabilityPlace } from './place.ts';
import { type CapabilityRecord } from './records.ts';
import { type CapabilitySource } from './sources.ts';
import { type GetTaskOptions, getTaskByDirName, type ListTasksOptions, listTasks } from './tasks.ts';
/** Effective skills of these roots, the store first: sources, or their paths. */
export declare function loadSkills(roots: readonly (CapabilitySource | string)[]): readonly CapabilityRecord[];
/** Effective affordances of these roots, the store first: sources, or their paths. */
export declare function loadAffordances(roots: readonly (CapabilitySource | string)[]): readonly CapabilityRecord[];
/** One session: tasks are live, everything else is as it was when the session was opened, less what was disabled. */
export declare class CapabilitySession {
    #private;
    constructor(place: CapabilityPlace);
    /** Effective records of a kind that is resolved once per session; asks the inventory, lists no folder. */
    read(kind: Exclude<CapabilityKind, 'task'>): readonly CapabilityRecord[];
    listTasks(options?: ListTasksOptions): ReturnType<typeof listTasks>;
    getTaskByDirName(name: unknown, options?: GetTaskOptions): ReturnType<typeof getTaskByDirName>;
}
