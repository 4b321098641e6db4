import type { PluginCandidate } from '../manifest/manifest.ts';
import type { Hint } from './registry.ts';
export interface RowFacts {
    readonly kind: string;
    readonly name: string;
    /** Null where plugin.json gives none: then the row's own stands. */
    readonly description: string | null;
    readonly version: string;
    readonly sha256: string;
    /** `kind:name`, in the manifest's order, each once. */
    readonly requires: readonly string[];
    /** Null where it is not known what the package loads. */
    readonly provides: readonly Hint[] | null;
    /** Null where the package says nothing about them. */
    readonly triggers: readonly string[] | null;
}
/** The facts of an admitted package, or null: nothing is known of one that a host refuses. */
export declare function rowFactsOf(candidate: PluginCandidate, provides?: readonly Hint[] | null, triggers?: readonly string[] | null): RowFacts | null;
/** True where both hold the same references, in whatever order. */
export declare function sameSet(a: readonly string[], b: readonly string[]): boolean;
