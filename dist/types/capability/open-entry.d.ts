import type { Disk } from '../base/disk.ts';
import type { Finding } from '../base/finding.ts';
import { type FoundEntry } from './entries.ts';
import { type TaskMetadata } from './task-metadata.ts';
export interface OpenedEntry extends FoundEntry {
    /** It can be used: nothing is wrong with it. */
    readonly usable: boolean;
    /** Of a usable task; else null. */
    readonly task: TaskMetadata | null;
    /** Files are absolute. */
    readonly findings: readonly Finding[];
}
/** Opens an entry. Throws `Fault` (`io`) where the machine failed. */
export declare function openEntry(disk: Disk, entry: FoundEntry): OpenedEntry;
