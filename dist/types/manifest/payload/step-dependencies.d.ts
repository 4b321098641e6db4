import { type FieldReader } from './field-reader.ts';
import type { Step } from './read-step.ts';
/** Judges ids and dependencies of all steps of one file. */
export declare function judgeDependencies(reader: FieldReader, steps: readonly Step[]): void;
