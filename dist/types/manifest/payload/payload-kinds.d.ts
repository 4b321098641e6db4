/** Resource root to component kind, for every root any generation knows. */
export declare const kindOfRoot: ReadonlyMap<string, string>;
