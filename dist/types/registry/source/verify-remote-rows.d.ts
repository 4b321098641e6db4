import type { Finding, NotChecked } from '../../base/finding.ts';
import { type FetchLimits } from '../../git/fetch-limits.ts';
import type { PluginCandidate } from '../../manifest/manifest.ts';
import type { Hint, Registry, Row } from '../registry.ts';
import { type Clock } from './clock.ts';
import { type GatePolicy } from './host-gate.ts';
import { type CacheSettings } from './package-cache.ts';
import type { RemoteRow } from './row-finding.ts';
import { type ProgressReport, type RemoteVerdict } from './row-results.ts';
import type { SourceServer } from './servers.ts';
export interface RemoteCheck {
    readonly registry: Registry;
    /** Rows of that registry whose `sourceUrl` is a tree URL, in file order. */
    readonly rows: readonly RemoteRow[];
    readonly servers: readonly SourceServer[];
    /** Our own environment, of which git gets an allow-listed part. */
    readonly environment: Readonly<Record<string, string | undefined>>;
    /** `all`: rows that were accepted before; other bytes mean the source moved. A function tells for each row. */
    readonly mode: 'changed' | 'all' | ((row: Row) => 'changed' | 'all');
    readonly isError: (finding: Finding) => boolean;
    /** `auto` or the version of a host; default `auto`. */
    readonly clioVersion?: string;
    /** What a Clio host loads from a package; left out: `provides` is not compared. */
    readonly provides?: (candidate: PluginCandidate) => readonly Hint[] | null;
    /** Reads a package on disk; default `readPluginManifest`. */
    readonly readPackage?: (root: string) => PluginCandidate;
    readonly cache?: CacheSettings | null;
    /** Absolute directory of the caller's, for a copy of every package that was read; default: none is kept. */
    readonly keepIn?: string | null;
    readonly progress?: ProgressReport | null;
    readonly clock?: Clock;
    readonly limits?: FetchLimits;
    readonly policy?: GatePolicy;
}
export interface RemoteChecked {
    /** One for each row, in the order given. */
    readonly verdicts: readonly RemoteVerdict[];
    readonly findings: readonly Finding[];
    readonly notChecked: readonly NotChecked[];
    /** True where a row is inconclusive: exit code 3 unless something fails. */
    readonly undecided: boolean;
}
/** Verifies the rows. Network and server trouble leaves rows inconclusive; only bugs are thrown. */
export declare function verifyRemoteRows(check: RemoteCheck): Promise<RemoteChecked>;
