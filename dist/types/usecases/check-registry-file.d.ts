import type { Finding, NotChecked } from '../base/finding.ts';
import type { RegistryReport } from '../report/report.ts';
import type { CheckRequest } from './check.ts';
import type { PreparedGate } from './gate-prepare.ts';
import type { GitFacts } from './git-facts.ts';
import { type KeptRows } from './kept-rows.ts';
import type { PackageShelf } from './package-shelf.ts';
export interface RegistryFileCheck {
    readonly request: CheckRequest;
    /** Absolute path of the registry. */
    readonly file: string;
    /** Absolute roots of the packages that the search found. */
    readonly found: readonly string[];
    readonly shelf: PackageShelf;
    readonly git: GitFacts;
    /** Registry, policy, gate and what is looked at. */
    readonly prepared: PreparedGate;
    /** Keeps packages of remote rows for the smoke install, or null. */
    readonly kept: KeptRows | null;
}
export interface RegistryFileResult {
    readonly report: RegistryReport;
    readonly findings: readonly Finding[];
    readonly notChecked: readonly NotChecked[];
    /** Why remote rows could not be decided, or null. */
    readonly undecided: string | null;
    /** It was read and has no row and no finding. */
    readonly empty: boolean;
}
export declare function checkRegistryFile(check: RegistryFileCheck): Promise<RegistryFileResult>;
