import type { Disk } from '../base/disk.ts';
import { CapabilityError } from './capability-error.ts';
import type { CapabilityPlace } from './place.ts';
/**
 * The real path of a folder of the store, made where it is missing. Throws `CapabilityError` (`linked`) where
 * it leads out of the store or the store lies in a plugin, `Fault` (`io`) where the disk refuses.
 */
export declare function writableFolder(disk: Disk, place: CapabilityPlace, folder: string): string;
/** Makes the directories of a relative path below `root` (real) one by one, never through a link. */
export declare function makeOwnDirectories(disk: Disk, root: string, path: string, name: string): void;
/**
 * Refuses an existing path that is a link, or whose real place is not inside `root` (real). Throws
 * `CapabilityError` (`linked`).
 */
export declare function assertOwn(disk: Disk, root: string, path: string, name: string): void;
/** The error for something that is reached through a link. */
export declare function linked(what: string, how: string): CapabilityError;
