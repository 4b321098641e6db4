import type { LifecycleHost } from '../lifecycle/lifecycle-host.ts';
export interface SmokeWorld {
    /** The real host with the directories exchanged. */
    readonly host: LifecycleHost;
    /** Takes everything away; throws what the system throws. */
    readonly remove: () => void;
}
/** Makes the directories below `temporaryRoot`. Throws what the system throws. */
export declare function makeSmokeWorld(host: LifecycleHost, temporaryRoot: string): SmokeWorld;
/**
 * A mark of what stands in the real directories: names, kinds, sizes and times of the base and its direct
 * entries, and the state's bytes. Two equal marks around a run are the proof that it wrote nothing there.
 */
export declare function markRealDirectories(host: LifecycleHost): string;
