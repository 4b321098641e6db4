import type { Disk } from '../base/disk.ts';
import { type Finding } from '../base/finding.ts';
import { type CapabilityName } from './capability-name.ts';
import type { KindRow } from './kinds.ts';
import type { CapabilitySource } from './sources.ts';
/** An entry that was seen, not yet opened. */
export interface FoundEntry {
    readonly row: KindRow;
    readonly name: CapabilityName;
    readonly source: CapabilitySource;
    /** Absolute path of its directory or file. */
    readonly path: string;
    /** The same with links resolved; null where that leads out of the source or nowhere. */
    readonly realPath: string | null;
    readonly shape: 'directory' | 'file';
    /** It is a symbolic link. */
    readonly link: boolean;
}
export interface EntriesReading {
    /** In code-unit order of names, each name once. */
    readonly entries: readonly FoundEntry[];
    /** Files are absolute. */
    readonly findings: readonly Finding[];
}
/** Lists the entries of a kind in a source. Throws `Fault` (`io`) where the machine failed. */
export declare function findEntries(disk: Disk, source: CapabilitySource, row: KindRow): EntriesReading;
/** True where `path` is `root` or lies below it; both real. */
export declare function isInside(root: string, path: string): boolean;
