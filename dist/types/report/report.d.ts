import type { NotChecked } from '../base/finding.ts';
import type { JudgedFinding } from '../checks/judge.ts';
import type { Counts, Verdict } from '../checks/verdict.ts';
import type { ComponentGraph } from '../manifest/manifest.ts';
/** A finding with what its rule (and the policy) says about it. `place.file` is relative to the working directory. */
export type ReportFinding = JudgedFinding;
export type { Verdict } from '../checks/verdict.ts';
export interface EffectiveLoad {
    readonly rejected: boolean;
    readonly loaded: {
        readonly skills: readonly string[];
        readonly mcpServers: readonly string[];
    };
    readonly skipped: readonly {
        readonly what: string;
    }[];
    readonly reported: readonly {
        readonly field: string;
    }[];
}
/** One component a Clio host loads from the package (manifest page, "Payloads"). */
export interface HostResource {
    readonly kind: string;
    readonly name: string;
    readonly path: string;
}
export interface PackageReport {
    /** Relative to the working directory, `.` for itself. */
    readonly path: string;
    readonly name: string | null;
    readonly kind: string | null;
    readonly version: string | null;
    readonly digest: string | null;
    readonly files: number;
    readonly bytes: number;
    readonly admitted: boolean;
    /** Null when the portable contract was not judged. */
    readonly conformant: boolean | null;
    readonly compatible: boolean;
    readonly generation: string | null;
    readonly load: EffectiveLoad | null;
    /** What a Clio host loads, or null when payloads were not read. */
    readonly resources: readonly HostResource[] | null;
    /** Commands and agents outside the package that it expects, or null. */
    readonly prerequisites: {
        readonly commands: readonly string[];
        readonly agents: readonly string[];
    } | null;
    readonly graph: ComponentGraph;
    /** What was left out of the digest on purpose (`.git`). */
    readonly leftOut: readonly string[];
    readonly smoke: SmokeReport | null;
}
/** A skill that lies in no package (manifest page, "Payloads", Skills). */
export interface SkillReport {
    /** Its directory, relative to the working directory. */
    readonly path: string;
    readonly name: string;
    readonly digest: string | null;
    readonly files: number;
    readonly bytes: number;
    /** A Clio host loads it. */
    readonly loaded: boolean;
    /** Conforming clients of Agent Skills load it. */
    readonly conformant: boolean;
    /** What was left out of the digest on purpose (`.git`). */
    readonly leftOut: readonly string[];
}
export interface SmokeReport {
    readonly result: 'pass' | 'fail' | 'inconclusive' | 'not-run';
    readonly reason: string | null;
    readonly assertions: readonly {
        readonly name: string;
        readonly ok: boolean;
        readonly detail: string | null;
    }[];
}
export interface RowReport {
    /** `kind:name`, or `row N` when one of the two is not readable. */
    readonly id: string;
    readonly verdict: Verdict;
    readonly version: string | null;
    readonly sha256: string | null;
    /** The digest of the bytes it points at, or null when they were not read. */
    readonly digest: string | null;
    readonly sourceUrl: string | null;
    /** Relative package path of a local row, else null. */
    readonly package: string | null;
    readonly resolvedCommit: string | null;
}
export interface RegistryReport {
    readonly path: string;
    readonly rows: readonly RowReport[];
    /** The requirement graph between rows. */
    readonly graph: ComponentGraph;
}
export interface RowChange {
    readonly id: string;
    readonly change: string;
    readonly verdict: Verdict;
}
/** What a registry was compared with. */
export interface ReportBase {
    /** Object id. */
    readonly commit: string;
    /** How it was found, as a phrase. May hold a ref: hostile text. */
    readonly how: string;
}
/** A capability store that was checked. */
export interface StoreReport {
    /** Relative to the working directory. */
    readonly path: string;
    /** Names of the plugins that count, in their order. Hostile text: escape before printing. */
    readonly plugins: readonly string[];
    /** How many entries were looked at, the store's and the plugins'. */
    readonly entries: number;
}
export interface Report {
    readonly version: 1;
    readonly verdict: Verdict;
    /** Why a run was skipped or inconclusive, in one phrase, or null. */
    readonly reason: string | null;
    readonly counts: Counts;
    readonly packages: readonly PackageReport[];
    /** Skills without a package, sorted by path. */
    readonly skills: readonly SkillReport[];
    readonly registry: RegistryReport | null;
    readonly changes: readonly RowChange[] | null;
    /** Absent or null where nothing was compared. */
    readonly base?: ReportBase | null;
    /** Absent or null where no store was checked. */
    readonly store?: StoreReport | null;
    /** Sorted by file, line, column, rule. */
    readonly findings: readonly ReportFinding[];
    readonly notChecked: readonly NotChecked[];
}
