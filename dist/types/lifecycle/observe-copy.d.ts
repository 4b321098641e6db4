import type { Disk } from '../base/disk.ts';
import type { LifecycleHost } from './lifecycle-host.ts';
import type { PluginExpectedCopy, PluginScope, PluginState } from './types.ts';
/** Reads state and tree now. Throws as `readStateFile` does. */
export declare function observePluginCopy(scope: PluginScope, id: string, host: LifecycleHost): PluginExpectedCopy;
/** The same with a state that was already read under the lock. */
export declare function observeWithState(disk: Disk, scope: PluginScope, id: string, target: string, state: PluginState): PluginExpectedCopy;
/** `absent` when nothing has that name, `unreadable` when there is no digest, else the digest. */
export declare function treeFact(disk: Disk, path: string): string;
