import type { Finding, NotChecked } from '../base/finding.ts';
import type { RegistryReport } from '../report/report.ts';
import type { CheckRequest } from './check.ts';
import type { GitFacts } from './git-facts.ts';
import type { PackageShelf } from './package-shelf.ts';
export interface RegistryFileCheck {
    readonly request: CheckRequest;
    /** Absolute path of the registry. */
    readonly file: string;
    /** Absolute roots of the packages that the search found. */
    readonly found: readonly string[];
    readonly shelf: PackageShelf;
    readonly git: GitFacts;
}
export interface RegistryFileResult {
    readonly report: RegistryReport;
    readonly findings: readonly Finding[];
    readonly notChecked: readonly NotChecked[];
    /** It was read and has no row and no finding. */
    readonly empty: boolean;
}
export declare function checkRegistryFile(check: RegistryFileCheck): RegistryFileResult;
