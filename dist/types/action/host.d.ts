export interface ActionHost {
    readonly env: Readonly<Record<string, string | undefined>>;
    /** Absolute path of the working directory, which on a runner is the workspace. */
    readonly cwd: string;
    /** Writes text into the log of the step. */
    readonly log: (text: string) => void;
}
/** The host of this process. */
export declare function processHost(): ActionHost;
