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
    /** When this process started, ISO 8601; for people. */
    readonly startedAt: string;
    /** Tells a dead owner from a new process with its number; empty where the system does not tell. */
    readonly startMark: string;
    /** What the lock says somebody is doing: one short line. */
    readonly command: string;
    readonly now: () => Date;
    /** Fresh lowercase hexadecimal digits, enough to be unique with the pid. */
    readonly randomHex: () => string;
    /** State of a process on this machine; `startMark` as its owner recorded it, empty for not known. */
    readonly processState: (pid: number, startMark: string) => ProcessState;
}
