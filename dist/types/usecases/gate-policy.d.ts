import { type Finding } from '../base/finding.ts';
import { type Policy } from '../checks/policy.ts';
import { type Repository } from '../git/repository.ts';
export declare const policyName = "plugin-gate.yaml";
export interface PolicyPlace {
    readonly cwd: string;
    /** `--policy`, relative to `cwd`, or null: beside the registry. */
    readonly given: string | null;
    /** Absolute folder of the registry, or null. */
    readonly folder: string | null;
    /** What the run compares with; null: no base. */
    readonly base: {
        readonly repository: Repository;
        readonly commit: string;
        /** Repository-relative folder of the registry at the base, or null. */
        readonly folder: string | null;
    } | null;
}
export interface RunPolicy {
    /** What counts in this run. */
    readonly policy: Policy;
    /** What the file says now: a waiver that has gone from it is no longer worth a word. */
    readonly now: Policy;
    /** Files relative to the working directory. */
    readonly findings: readonly Finding[];
}
/** Reads the policy. Throws `Fault`: `usage` where a named file is nowhere, `io` and `git` where the machine failed. */
export declare function readRunPolicy(place: PolicyPlace): RunPolicy;
