/** Why a pattern is not admitted, as the end of "the pattern … which"; null when it is. */
export declare function patternFault(pattern: string): string | null;
/** A test for one file: relative, with `/`. */
export declare function fileMatcher(file: string): (patterns: readonly string[]) => boolean;
