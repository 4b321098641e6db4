import { type Disk } from '../base/disk.ts';
import type { CapabilityRecord } from './records.ts';
/** `## Skills` with a line for each record; the empty text where there is none. */
export declare function skillsBlock(records: readonly CapabilityRecord[], disk?: Disk): string;
/** `## Affordances` likewise. */
export declare function affordanceBlock(records: readonly CapabilityRecord[], disk?: Disk): string;
