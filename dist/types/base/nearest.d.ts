/**
 * Levenshtein distance in code units, or Infinity where it would exceed `most`. Only the band of `most`
 * cells on both sides of the diagonal is filled, so that a long list of names costs little.
 */
export declare function editDistance(a: string, b: string, most: number): number;
/** The candidate closest to `word`, within a third of its length (at least 1, at most 3); null if none. */
export declare function nearestOf(word: string, candidates: Iterable<string>): string | null;
