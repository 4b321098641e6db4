import type { Place } from './finding.ts';
/** Decoded text of one file; offsets, lines and columns are in UTF-16 code units. */
export declare class Source {
    #private;
    readonly file: string;
    readonly text: string;
    constructor(file: string, text: string);
    /** The place of the span `[start, end)`; an end on a later line is cut to the first line. */
    place(start: number, end?: number): Place;
    /** The place of a 1-based line as a whole. */
    linePlace(line: number): Place;
}
