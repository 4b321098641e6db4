export interface Section {
    /** What it is called in the list of what was left out; plural where several share it. Our own words. */
    readonly what: string;
    readonly text: string;
    /** Lower is kept first; equal ones are kept in order. */
    readonly rank: number;
}
/**
 * The sections, in their order, whose texts together are at most `bytes` of UTF-8 (a blank line after
 * each included), and a count of those that had no room, by name.
 */
export declare function fitSections(sections: readonly Section[], bytes: number): {
    readonly kept: readonly string[];
    readonly leftOut: ReadonlyMap<string, number>;
};
