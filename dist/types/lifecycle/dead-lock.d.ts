import type { ScopeLayout } from './layout.ts';
import type { LifecycleHost } from './lifecycle-host.ts';
import { type LockOwner } from './lock-owner.ts';
export type LockState = {
    readonly state: 'free';
} | {
    /** `unknown`: no readable facts, or another machine's. */
    readonly state: 'dead' | 'held' | 'unknown';
    readonly owner: LockOwner | null;
    readonly bytes: Uint8Array | null;
};
export declare function judgeLock(host: LifecycleHost, layout: ScopeLayout): LockState;
/**
 * Takes the lock that was judged away, and only that one: it is moved aside, compared with what was
 * judged, and put back when a living owner came in between. Null when it is gone, else why it stays.
 */
export declare function breakLock(host: LifecycleHost, layout: ScopeLayout, judged: Uint8Array | null): string | null;
