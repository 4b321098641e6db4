import type { LifecycleHost } from './lifecycle-host.ts';
export interface LockOwner {
    readonly pid: number;
    readonly host: string;
    /** When its process started, ISO 8601. */
    readonly startedAt: string;
    readonly startMark: string;
    readonly command: string;
}
/** Facts of this process; `nonce` makes the bytes of every lock different. */
export declare function lockOwnerBytes(host: LifecycleHost, nonce: string): Uint8Array;
/** The facts, or null when the bytes hold none that can be read (a host's own lock is empty). */
export declare function parseLockOwner(bytes: Uint8Array): LockOwner | null;
/** In words, for a refusal. */
export declare function describeLockOwner(owner: LockOwner | null): string;
/** True only when the owner is certainly gone: same machine, and no such process or a later one. */
export declare function isOwnerGone(host: LifecycleHost, owner: LockOwner | null): boolean;
