/** Compares as sequences of UTF-16 code units, JavaScript's default sort. */
export declare function byCodeUnits(a: string, b: string): number;
