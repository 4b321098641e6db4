import type { TaskDraft } from './task-draft.ts';
/** The text after the draft: `before` edited, or a new one where that is null or no mapping. */
export declare function taskYaml(before: string | null, draft: TaskDraft): string;
