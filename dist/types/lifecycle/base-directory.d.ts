import type { Disk } from '../base/disk.ts';
import type { ScopeLayout } from './layout.ts';
/** `absent` when a part is missing and the ones before it are fine. */
export type BaseState = 'present' | 'absent';
/**
 * Looks at every part. Throws `PluginWriterRefusal`: `linked_target` for a link, `invalid` for anything
 * else that is not a directory.
 */
export declare function inspectBase(disk: Disk, layout: ScopeLayout): BaseState;
/**
 * Makes what is missing of the base and returns the directories it made, outermost first. Checks the
 * parts again afterwards.
 */
export declare function makeBase(disk: Disk, layout: ScopeLayout): readonly string[];
/** Takes away those of the directories that are still empty, innermost first. Throws nothing. */
export declare function removeEmpty(disk: Disk, made: readonly string[]): void;
