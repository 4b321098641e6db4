export interface Staging {
    /** Absolute, real path. */
    readonly root: string;
    /** An empty home for git. */
    readonly home: string;
    /** A new file in which one git process writes the headers it receives. */
    readonly newTrace: () => Trace;
    readonly remove: () => void;
}
export interface Trace {
    readonly path: string;
    /** Its text, at most the last mebibyte. */
    readonly read: () => string;
}
/** Makes one in `TMPDIR` of the given environment, else the system's. Throws `Fault` (`io`) when the system's temporary directory cannot be written. */
export declare function makeStaging(environment: Readonly<Record<string, string | undefined>>): Staging;
