import type { Disk } from '../base/disk.ts';
import type { PluginState } from './types.ts';
export interface StateOnDisk {
    readonly state: PluginState;
    /** The bytes that were read; null when there was no file. */
    readonly bytes: Uint8Array | null;
}
/**
 * Reads and validates. Throws `PluginWriterRefusal` (`invalid`) when the file is not a regular file with
 * one link, too large or malformed, and `Fault` (`io`) when the system refuses.
 */
export declare function readStateFile(disk: Disk, path: string): StateOnDisk;
/** A state that may be written, and exactly the bytes that will stand for it. */
export interface PreparedState {
    readonly state: PluginState;
    readonly bytes: Uint8Array;
}
/** Checks what a caller put into the state. Throws `PluginWriterRefusal` (`invalid`). */
export declare function prepareState(next: PluginState): PreparedState;
/** Replaces the file that still holds `before.bytes`, mode 0600. */
export declare function writeStateFile(disk: Disk, path: string, before: StateOnDisk, next: PreparedState): void;
/** The bytes of the file, or null when there is none. Throws as `readStateFile` does. */
export declare function readStateBytes(disk: Disk, path: string): Uint8Array | null;
