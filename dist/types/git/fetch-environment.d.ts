export interface FetchSurroundings {
    /** Our own environment; only names of the allow-list are read. */
    readonly environment: Readonly<Record<string, string | undefined>>;
    /** An empty directory that serves as home. */
    readonly home: string;
    /** The git directory, and the directory files are checked out into; null for look-ups. */
    readonly repository: {
        readonly gitDirectory: string;
        readonly workTree: string;
    } | null;
    /** `https://github.com` or the configured server; the only one that is talked to. */
    readonly server: string;
    /** Sent to `server` only, where the user asked for private sources; else null. */
    readonly token: string | null;
    readonly stallSeconds: number;
    /** File in which git writes the headers it received. */
    readonly trace: string;
    /** Configuration of one repository, such as its remote. */
    readonly config?: readonly (readonly [string, string])[];
}
/** The whole environment for one git process. */
export declare function fetchEnvironment(surroundings: FetchSurroundings): Record<string, string>;
