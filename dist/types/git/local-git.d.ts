import { Fault } from '../base/fault.ts';
export type Environment = Readonly<Record<string, string | undefined>>;
export interface LocalGit {
    readonly gitDirectory: string;
    /** The git directory with the objects, where that is another one. */
    readonly commonDirectory?: string;
    readonly workTree: string;
    /** Our own environment; only names of the allow-list are passed on. */
    readonly environment: Environment;
    /** Object directory that is used in place of the git directory's own, or null. */
    readonly objects: string | null;
    /** Milliseconds that one command may take; default: `PATIENCE`. */
    readonly patience?: number;
    /** Milliseconds for all slow commands of one run; default: `PATIENCE_OF_RUN`. */
    readonly patienceOfRun?: number;
}
/** Git did not come to an end, or would not have: what was asked stays undecided. */
export declare class StuckGit extends Fault {
}
/** For commands that walk a whole history, which is long in an honest repository too. */
export declare const historyPatience = 60000;
/**
 * Runs one git command to its end and returns what it printed. Throws `Fault` (`git`) when git is missing,
 * fails or prints too much; git's own words are quoted in it.
 */
export declare function runLocalGit(git: LocalGit, args: readonly string[], input?: string): Buffer;
export interface GitAnswer {
    readonly status: number | null;
    readonly signal: string | null;
    readonly stdout: Buffer;
    /** Hostile text. */
    readonly stderr: string;
}
/**
 * The same for commands whose exit code is an answer (1: there is none). Throws `Fault` (`git`) only when
 * git is missing, did not run or printed too much.
 */
export declare function askLocalGit(git: LocalGit, args: readonly string[], input?: string): GitAnswer;
