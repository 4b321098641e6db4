import type { LifecycleHost } from './lifecycle-host.ts';
import type { PluginScope } from './types.ts';
/**
 * Runs `body` under the lock and returns what it returns; the lock goes when the body ends, or when its
 * promise settles. Throws `PluginWriterRefusal` (`locked`, `linked_target`, `invalid`, `io`) when it cannot be
 * taken, and whatever the body throws.
 */
export declare function withPluginScopeLock<T>(host: LifecycleHost, scope: PluginScope, body: () => T): T;
