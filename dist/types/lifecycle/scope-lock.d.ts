import type { ScopeLayout } from './layout.ts';
import type { LifecycleHost } from './lifecycle-host.ts';
import type { PluginDiagnostic } from './types.ts';
export interface HeldLock {
    /** Gives the lock back and says what could not be cleaned up. Throws nothing. */
    readonly release: () => readonly PluginDiagnostic[];
}
/**
 * Takes the lock at once or throws `PluginWriterRefusal` (`locked`, or what `makeBase` throws). Directories
 * that had to be made go away with the release when nothing was put into them.
 */
export declare function acquireScopeLock(host: LifecycleHost, layout: ScopeLayout): HeldLock;
