export interface Likeness {
    readonly name: string;
    readonly how: 'separators' | 'confusable' | 'swapped' | 'distance';
    /** Letters that differ, for `distance`. */
    readonly edits: number;
}
/** How many letters may differ between names of which the shorter (without separators) has that length. */
export declare function editsFor(length: number): 0 | 1 | 2;
/** An index of known names. */
export declare class SimilarNames {
    #private;
    constructor(names: Iterable<string>);
    /** The likest known name other than `name` itself and those of `except`, or null. */
    likeness(name: string, except?: ReadonlySet<string>): Likeness | null;
}
