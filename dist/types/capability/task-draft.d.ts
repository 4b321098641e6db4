import { type RelativePath } from '../base/relative-path.ts';
import { CapabilityError } from './capability-error.ts';
export interface TaskDraft {
    readonly title?: string;
    readonly description?: string;
    /** File to run, relative to the task's directory. */
    readonly implementation?: RelativePath;
    /** What that file holds from now on; left out: what it holds. */
    readonly content?: string;
    readonly patterns?: readonly string[];
}
/** Reads a draft; unknown members are refused. Throws `CapabilityError` (`bad-task`). */
export declare function parseTaskDraft(value: unknown, name: string): TaskDraft;
/** The error for a draft that is no task. */
export declare function badTask(name: string, why: string, hint?: string | null): CapabilityError;
