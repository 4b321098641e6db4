import type { FetchLimits } from './fetch-limits.ts';
export interface GitProcess {
    readonly args: readonly string[];
    readonly cwd: string;
    readonly environment: Readonly<Record<string, string>>;
    /** Milliseconds, real time. */
    readonly timeMs: number;
    readonly limits: FetchLimits;
    /** Directory whose bytes are capped, or null. */
    readonly watched: string | null;
}
export type Stopped = 'time' | 'bytes' | 'memory' | 'output';
export interface GitEnded {
    readonly code: number | null;
    readonly stdout: Buffer;
    /** At most 64 KiB of it, from the start. Hostile text. */
    readonly stderr: string;
    /** Why we ended it, or null when it ended by itself. */
    readonly stopped: Stopped | null;
}
/** Runs git to its end. Throws `Fault` (`git`) when git cannot be started at all. */
export declare function runNetworkGit(run: GitProcess): Promise<GitEnded>;
