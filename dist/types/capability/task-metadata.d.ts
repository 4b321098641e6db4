import { type Finding } from '../base/finding.ts';
import { type RelativePath } from '../base/relative-path.ts';
export interface TaskMetadata {
    /** `name` of the file: what people see. */
    readonly title: string;
    readonly description: string;
    /** Relative to the entry's directory, normalised. */
    readonly implementation: RelativePath;
    /** Patterns of files that the task is for; empty where it says none. */
    readonly patterns: readonly string[];
}
export interface TaskMetadataReading {
    /** Null where anything is wrong: such a task never runs. */
    readonly metadata: TaskMetadata | null;
    readonly findings: readonly Finding[];
}
/** Spellings of the key for file patterns; the first is the one that is written. */
export declare const patternKeys: readonly ['patterns', 'files', 'file_patterns', 'filePatterns'];
/** Most bytes of a `task.yaml`. */
export declare const TASK_FILE_BYTES: number;
/** Reads the text of a `task.yaml`; `file` is how findings call it. */
export declare function parseTaskMetadata(file: string, text: string): TaskMetadataReading;
