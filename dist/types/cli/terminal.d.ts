export interface Terminal {
    readonly cwd: string;
    readonly env: Readonly<Record<string, string | undefined>>;
    /** Standard output is a terminal that a person looks at. */
    readonly interactive: boolean;
    readonly color: boolean;
    /** Standard error is a terminal: progress may be drawn there. */
    readonly errInteractive: boolean;
    /** Columns of a terminal that a person looks at, or null: lines stay whole. */
    readonly width: number | null;
    readonly out: (text: string) => void;
    readonly err: (text: string) => void;
    /** Settles when somebody asks this process to stop. */
    readonly interrupted: () => Promise<void>;
}
/** The terminal of this process. `NO_COLOR` and `TERM=dumb` switch colours off, `FORCE_COLOR` on. */
export declare function processTerminal(): Terminal;
