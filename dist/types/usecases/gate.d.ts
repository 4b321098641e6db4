import { type Finding, type NotChecked } from '../base/finding.ts';
import type { BaseChoice, BaseWorld, ResolvedBase } from '../git/base-request.ts';
import type { Environment } from '../git/local-git.ts';
import { type Repository } from '../git/repository.ts';
import type { RegistryChange } from '../registry/change/row-change.ts';
import type { Registry, Row } from '../registry/registry.ts';
export interface GateRequest {
    readonly cwd: string;
    readonly choice: BaseChoice;
    /** Absolute path of the registry and what it says now. */
    readonly file: string;
    readonly registry: Registry;
    /** Absolute directories of the run: the repository is the one around them. */
    readonly around: readonly string[];
    readonly environment: Environment;
    readonly serverUrl: string | null;
    readonly world: BaseWorld;
}
export interface Gate {
    readonly base: ResolvedBase;
    readonly repository: Repository;
    /** Repository-relative folder of the registry at the base; null where it had none. */
    readonly baseFolder: string | null;
    /** Null where the registry cannot be read now. */
    readonly change: RegistryChange | null;
    /** Repository-relative paths that differ from the base. */
    readonly changedPaths: readonly string[];
    /** Local rows whose pin is the base's, with the files below them that are not. */
    readonly changedFiles: ReadonlyMap<Row, readonly string[]>;
    /** Labels of rows that changed or whose files did: only these have to be fetched and smoke-installed. */
    readonly changed: ReadonlySet<string>;
    /** Files relative to the working directory. */
    readonly findings: readonly Finding[];
    readonly notChecked: readonly NotChecked[];
    /** Why the gate could not be decided, or null. */
    readonly undecided: string | null;
}
/**
 * Opens the gate. A `NotChecked` where there is nothing to compare with. Throws `Fault`: `usage` for an
 * unknown base, `git` where the base or its history cannot be had.
 */
export declare function openGate(request: GateRequest): Promise<Gate | NotChecked>;
