import type { Disk } from '../base/disk.ts';
import type { PluginInstallRecord } from './types.ts';
export interface Journal {
    readonly id: string;
    /** The record that the finished install would have. */
    readonly next: PluginInstallRecord;
    /** The record before, or null. */
    readonly previous: PluginInstallRecord | null;
}
export declare function writeJournal(disk: Disk, path: string, journal: Journal): void;
/**
 * The journal, or null when its bytes are none: a torn one was never acted upon. Throws what the system
 * throws, because a journal that cannot be read may well have been.
 */
export declare function readJournal(disk: Disk, path: string): Journal | null;
/** True when two records say the same. */
export declare function isSameRecord(a: PluginInstallRecord | null | undefined, b: PluginInstallRecord | null | undefined): boolean;
