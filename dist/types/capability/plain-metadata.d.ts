import type { TaskMetadata } from './task-metadata.ts';
/** The metadata, or null where the YAML parser has to look. */
export declare function readPlainMetadata(text: string): TaskMetadata | null;
