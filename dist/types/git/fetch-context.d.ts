import type { FetchLimits } from './fetch-limits.ts';
export interface FetchContext {
    /** `https://github.com`, or the configured server: the only one git may talk to. */
    readonly server: string;
    /** Sent to that server only, where the user asked for private sources; else null. */
    readonly token: string | null;
    readonly environment: Readonly<Record<string, string | undefined>>;
    readonly limits: FetchLimits;
    /** Milliseconds since 1970. */
    readonly now: () => number;
}
