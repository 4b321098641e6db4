export interface MalformedArgument {
    /** Offset of the `$` and after the last unit. */
    readonly start: number;
    readonly end: number;
    readonly text: string;
    readonly why: 'unclosed' | 'malformed' | 'misspelt' | 'zero';
    /** What it probably should be, or null. */
    readonly better: string | null;
}
/** Malformed arguments in `text` from offset `from`, in order. Linear. */
export declare function malformedArguments(text: string, from?: number): readonly MalformedArgument[];
