import type { PluginCandidate } from '../manifest/manifest.ts';
import { type ReadManifestOptions } from '../manifest/read-manifest.ts';
/**
 * Runs `body` in a pass and returns what it returns. Inside another pass that one is shared. The pass ends
 * with the synchronous body: on a throw too, and where the body returns a promise, before that settles.
 */
export declare function withPluginDiscoveryPass<T>(body: () => T): T;
/** Runs `body` outside any pass, so that it reads the disk afresh, and restores the pass after it. */
export declare function outsidePluginDiscoveryPass<T>(body: () => T): T;
/**
 * Makes a memo that lasts as long as the running pass; outside a pass it always calls `make`. A result
 * is kept whatever it says; where `make` throws, nothing is kept.
 */
export declare function passMemo<T>(): (key: string, make: () => T) => T;
/**
 * The candidate at `root`: in a pass the first result for that root, else a fresh one. Options other than
 * `clioVersion` count only for the first reading. Throws as `readPluginManifest` does.
 */
export declare function passPluginCandidate(root: string, options?: ReadManifestOptions): PluginCandidate;
