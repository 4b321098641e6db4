import { type Disk } from '../base/disk.ts';
import { type Finding, type NotChecked } from '../base/finding.ts';
import type { ComponentGraph, PluginCandidate } from '../manifest/manifest.ts';
import { type JudgedRow } from './judge-row.ts';
import type { Hint, Registry, Row } from './registry.ts';
import type { RowWorld } from './row-world.ts';
/** Paths are `/`-separated and relative to the registry's folder. */
export interface RegistryCheck {
    readonly registry: Registry;
    /** Absolute path of the registry's folder. */
    readonly folder: string;
    /** Reads the package at a path; the caller remembers what it has read. */
    readonly readPackage: (path: string) => PluginCandidate;
    /** Whether a finding is an error, by its rule and the policy. */
    readonly isError: (finding: Finding) => boolean;
    /** Packages found below the registry; those without a row are a warning. */
    readonly packages?: readonly string[];
    /** What a Clio host loads from a package; left out or null: not known, so `provides` is not compared. */
    readonly provides?: (candidate: PluginCandidate) => readonly Hint[] | null;
    /** True where git tracks something in the directory; left out: why it cannot be told is in `untold`. */
    readonly tracks?: (path: string) => boolean;
    readonly untold?: string;
    /** Why the bytes do not have the expected digest (`explainDigest`), or null. */
    readonly explain?: RowWorld['explain'];
    /** A path as the reader would type it; default: as it is. */
    readonly display?: (path: string) => string;
    /** `auto` (default) or the version of the host whose kinds rows may have. */
    readonly clioVersion?: string;
    /** `GITHUB_SERVER_URL`. */
    readonly serverUrl?: string | null;
    /** Rows that are judged against their packages; left out: all. Rules over the whole file see every row. */
    readonly only?: (row: Row) => boolean;
    /** Remote rows whose bytes the caller verifies; left out: none, and they are listed as not checked. */
    readonly fetches?: (row: Row) => boolean;
    readonly disk?: Disk;
}
export type RowVerdict = 'pass' | 'fail' | 'skipped';
export interface CheckedRow {
    /** `kind:name`, or `row N`. */
    readonly id: string;
    /** `skipped`: its bytes were not read, and nothing else is wrong. */
    readonly verdict: RowVerdict;
    readonly version: string | null;
    readonly sha256: string | null;
    readonly digest: string | null;
    readonly sourceUrl: string | null;
    readonly package: string | null;
    readonly resolvedCommit: string | null;
}
export interface CheckedRegistry {
    readonly report: {
        readonly path: string;
        readonly rows: readonly CheckedRow[];
        readonly graph: ComponentGraph;
    };
    readonly findings: readonly Finding[];
    readonly notChecked: readonly NotChecked[];
    /** What was read for each row, in file order. */
    readonly judged: readonly JudgedRow[];
}
/** Checks a registry that was read before. Files of findings are relative to its folder. */
export declare function checkRegistry(check: RegistryCheck): CheckedRegistry;
/** Paths of packages that have no row, sorted. */
export declare function pathsWithoutRow(registry: Registry, packages: readonly string[]): readonly string[];
