import type { Disk } from '../base/disk.ts';
/** What can be said about a process: `unknown` counts as running. */
export type ProcessState = 'running' | 'gone' | 'unknown';
export interface LifecycleHost {
    readonly disk: Disk;
    /** Absolute path of the working directory. */
    readonly cwd: string;
    /** Absolute path of the host's configuration directory. */
    readonly configDirectory: string;
    /** Absolute path that `~/` in a source stands for. */
    readonly home: string;
    readonly pid: number;
    readonly hostname: string;
    /** When this process started, ISO 8601. Tells a dead owner from a new process with its number. */
    readonly startedAt: string;
    /** What the lock says somebody is doing: one short line. */
    readonly command: string;
    readonly now: () => Date;
    /** Fresh lowercase hexadecimal digits, enough to be unique with the pid. */
    readonly randomHex: () => string;
    /** State of a process on this machine; `startedAt` as its owner recorded it. */
    readonly processState: (pid: number, startedAt: string) => ProcessState;
}
