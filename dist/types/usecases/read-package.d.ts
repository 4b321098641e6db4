import type { Finding, NotChecked } from '../base/finding.ts';
import type { PluginCandidate } from '../manifest/manifest.ts';
import type { PackageReport } from '../report/report.ts';
export interface PackageReading {
    /** Of its captured bytes only a root SKILL.md is kept (pinning reads triggers there): the rest has been read. */
    readonly candidate: PluginCandidate;
    readonly report: PackageReport;
    /** Files are relative to the package root. */
    readonly findings: readonly Finding[];
    readonly notChecked: readonly NotChecked[];
}
/** Reads the package at the absolute path `root`; `path` is how the report names it. */
export declare function readPackage(root: string, path: string, clioVersion: string): PackageReading;
