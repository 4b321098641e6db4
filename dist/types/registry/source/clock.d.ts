export interface Clock {
    /** Milliseconds since 1970. */
    readonly now: () => number;
    /** Resolves after so many milliseconds. */
    readonly sleep: (milliseconds: number) => Promise<void>;
}
export declare const systemClock: Clock;
