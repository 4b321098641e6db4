import type { Finding, NotChecked } from '../base/finding.ts';
import type { RegistryCheck } from './check-registry.ts';
import type { RowKey } from './registry.ts';
import type { RowFacts } from './row-facts.ts';
/** What is known of remote rows, which somebody else fetched and judged. */
export interface RemotePins {
    /** The facts of rows that are to be rewritten, by their labels; all other remote rows are left as they are. */
    readonly updates: ReadonlyMap<string, RowFacts>;
    readonly refusals: readonly Finding[];
    readonly warnings: readonly Finding[];
    readonly notChecked: readonly NotChecked[];
}
export interface PinRequest extends Omit<RegistryCheck, 'explain'> {
    /**
     * Files git does not track, files it ignores and empty directories of a package (`trackedFindings`), with
     * places relative to the package; null or left out where git cannot tell.
     */
    readonly untracked?: (path: string) => readonly Finding[] | null;
    /** Left out: remote rows were not fetched. */
    readonly remote?: RemotePins;
}
export interface PinChange {
    /** `kind:name` after pinning. */
    readonly id: string;
    readonly change: 'added' | 'updated';
    /** The keys that were written; all that were, for a new row. */
    readonly keys: readonly RowKey[];
}
export interface PinPlan {
    /** The bytes of the file as it should be, or null when pinning is refused: then nothing may be written. */
    readonly bytes: Uint8Array | null;
    /** False where the file is as it should be, or pinning is refused. */
    readonly changed: boolean;
    readonly changes: readonly PinChange[];
    /** Rows were put into order. */
    readonly sorted: boolean;
    /** Why nothing may be written. */
    readonly refusals: readonly Finding[];
    /** What is wrong in the file as it should be, and keeps nothing from being written. */
    readonly warnings: readonly Finding[];
    readonly notChecked: readonly NotChecked[];
}
