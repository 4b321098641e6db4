/** Where a finding points. `file` is relative to the thing read (package root, registry folder), always with `/`. */
export interface Place {
    readonly file: string;
    /** 1-based line, or null when the finding is about the file as a whole. */
    readonly line: number | null;
    /** 1-based column in UTF-16 code units, or null. */
    readonly column: number | null;
    /** Column after the last marked unit on `line`, or null. */
    readonly endColumn: number | null;
    /** The text of that line, cut to `limits.excerptLength`, or null. Hostile text: escape before printing. */
    readonly excerpt: string | null;
    /** Column of the excerpt's first unit, where the excerpt was cut out of a long line; else absent, and 1. */
    readonly excerptColumn?: number;
}
/** A second place that helps to understand the first, such as the earlier declaration. */
export interface Related {
    readonly message: string;
    readonly place: Place;
}
export interface Finding {
    /** Rule id, `area/name`. */
    readonly rule: string;
    /** Which of the rule's messages this is. */
    readonly messageId: string;
    /** Lowercase phrase that names the thing. Hostile text inside: escape before printing. */
    readonly message: string;
    readonly place: Place;
    readonly found: string | null;
    readonly expected: string | null;
    /** How to fix exactly this; null falls back to the rule's own fix. */
    readonly fix: string | null;
    readonly related: readonly Related[];
    /** Path of the package it belongs to, or null. Filled in where packages are put together. */
    readonly package: string | null;
    /** `kind:name` of the registry row it belongs to, or null. */
    readonly row: string | null;
    /** True when a Clio host would not admit the package because of it. */
    readonly refuses: boolean;
    /** Rule id of an earlier fatal finding that already decides the outcome, or null. */
    readonly blockedBy: string | null;
}
/** What a reader writes down; everything left out is null, empty or false. */
export interface FindingDraft {
    readonly rule: string;
    readonly messageId: string;
    readonly message: string;
    readonly place: Place;
    readonly found?: string | null;
    readonly expected?: string | null;
    readonly fix?: string | null;
    readonly related?: readonly Related[];
    readonly package?: string | null;
    readonly row?: string | null;
    readonly refuses?: boolean;
    readonly blockedBy?: string | null;
}
/** Completes a draft into a finding. */
export declare function finding(draft: FindingDraft): Finding;
/** A place that is a whole file (or directory), without a line. */
export declare function wholeFile(file: string): Place;
/** Something that could not be looked at, and why. Never to be counted as passed. */
export interface NotChecked {
    readonly what: string;
    readonly why: string;
}
