import type { ListNode, MapEntry, Span } from '../base/data-node.ts';
import type { Finding, NotChecked, Place } from '../base/finding.ts';
import type { Source } from '../base/source.ts';
/** Every key a row may have, in the order a person reads them; new keys are written in this order. */
export declare const rowKeys: readonly ['kind', 'name', 'description', 'version', 'sourceUrl', 'sha256', 'requires', 'provides', 'category', 'audit', 'triggers', 'plugin'];
export type RowKey = (typeof rowKeys)[number];
export declare const requiredRowKeys: readonly RowKey[];
/** A reference to another row, `kind:name`, with its place. */
export interface RowReference {
    readonly id: string;
    readonly span: Span;
}
/** What a row says its package holds. Helps discovery; never admits anything. */
export interface Hint {
    readonly kind: string;
    readonly name: string;
    readonly description: string | null;
}
export interface Row {
    /** 0-based position in the file. */
    readonly index: number;
    /** `kind:name`, or null when one of the two is not readable. */
    readonly id: string | null;
    /** The id, or `row N` (counted from 1). */
    readonly label: string;
    /** Of the row's first key. */
    readonly place: Place;
    readonly span: Span;
    /** Every entry by key; of a key given twice the last. Hostile keys included: a Map, never an object. */
    readonly entries: ReadonlyMap<string, MapEntry>;
    /** Keys whose value has a finding, or that are missing though required. */
    readonly faulty: ReadonlySet<string>;
    /** Null where the value is missing or no text for a typed reader. The form may still be wrong: see `faulty`. */
    readonly kind: string | null;
    readonly name: string | null;
    readonly description: string | null;
    readonly version: string | null;
    readonly sourceUrl: string | null;
    readonly sha256: string | null;
    /** In file order, each once; empty where the row has none. */
    readonly requires: readonly RowReference[];
    /** Null where the row has none, or a malformed list that was dropped. */
    readonly provides: readonly Hint[] | null;
    readonly triggers: readonly string[] | null;
}
export interface Registry {
    /** Name of the file, as findings show it. */
    readonly file: string;
    /** `entries` when the rows stand under that key. Null when the file could not be read so far. */
    readonly form: 'list' | 'entries' | null;
    /** The list of rows as it stands in the text; null when it could not be read so far. */
    readonly list: ListNode | null;
    /** Where the file could not be read, only the rows before the fault: `readable` tells that apart. */
    readonly rows: readonly Row[];
    /** False when a fault ended the reading: what is missing is in `notChecked`, never "no rows". */
    readonly readable: boolean;
    /** Null when the text could not be decoded. */
    readonly source: Source | null;
    /** The exact bytes, or null when they were not read. */
    readonly bytes: Uint8Array | null;
    readonly findings: readonly Finding[];
    readonly notChecked: readonly NotChecked[];
}
