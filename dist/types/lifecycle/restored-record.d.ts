import type { RecordOptions } from './apply-install.ts';
import type { MutationContext } from './mutation.ts';
/** What to record of an install from `source` (absolute): for a kept copy, what the record says now. */
export declare function restoredRecord(context: MutationContext, source: string, options: RecordOptions): RecordOptions;
/** Says what a later update of the restored copy does. */
export declare function tellRestored(context: MutationContext, source: string, options: RecordOptions): void;
