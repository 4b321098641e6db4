import type { Place } from '../base/finding.ts';
import type { Registry } from '../registry/registry.ts';
import type { RemoteVerdict } from '../registry/source/row-results.ts';
/** A row that was asked for itself, and not only because another one requires it. */
export interface WantedRow {
    readonly label: string;
    /** Its file is relative to the working directory. */
    readonly place: Place;
}
export declare class KeptRows {
    #private;
    /** Rows that are to be tried, in file order. */
    readonly wanted: WantedRow[];
    /** Keeps in `TMPDIR` of the environment. Makes nothing yet. */
    constructor(environment: Readonly<Record<string, string | undefined>>);
    /** Absolute; for `keepIn`. Made when it is first asked for. Throws `Fault` (`io`). */
    get directory(): string;
    /** Takes in what verifying has kept. */
    learn(verdicts: Iterable<RemoteVerdict>): void;
    /** Absolute directory of the row's package, or null. */
    rootOf(label: string): string | null;
    /** Why there is none; `decided` where the source is to blame. */
    reasonOf(label: string): {
        readonly decided: boolean;
        readonly why: string;
    };
    remove(): void;
}
/** Labels of the rows with these labels and of every row they require, also through others. */
export declare function withRequirements(registry: Registry, labels: Iterable<string>): ReadonlySet<string>;
