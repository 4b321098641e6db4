import type { Finding } from '../../base/finding.ts';
import type { FetchContext } from '../../git/fetch-context.ts';
import type { FetchLimits } from '../../git/fetch-limits.ts';
import type { PluginCandidate } from '../../manifest/manifest.ts';
import type { Hint, Registry, Row } from '../registry.ts';
import type { Clock } from './clock.ts';
import { type GatePolicy, HostGate } from './host-gate.ts';
import type { PackageCache } from './package-cache.ts';
import type { SourceServer } from './servers.ts';
export interface SourceWorld {
    readonly registry: Registry;
    readonly environment: Readonly<Record<string, string | undefined>>;
    readonly clock: Clock;
    readonly limits: FetchLimits;
    readonly cache: PackageCache | null;
    /** True for a row that was accepted before, so that other bytes mean the source moved. */
    readonly acceptedBefore: (row: Row) => boolean;
    readonly readPackage: (root: string) => PluginCandidate;
    readonly provides: (candidate: PluginCandidate) => readonly Hint[] | null;
    readonly isError: (finding: Finding) => boolean;
    /** Absolute directory for copies of what was read, or null. */
    readonly keepIn: string | null;
    readonly gates: Gates;
}
/** One gate for each host and protocol: a silent API says nothing about git. */
export declare class Gates {
    #private;
    constructor(clock: Clock, policy: GatePolicy);
    of(protocol: 'git' | 'api', url: string): HostGate;
}
/** What git needs to talk to a server. */
export declare function fetchContextOf(world: Pick<SourceWorld, 'environment' | 'limits' | 'clock'>, server: SourceServer): FetchContext;
/** The phrase of a fault of git or the machine that leaves rows undecided; any other fault goes on. */
export declare function undecidedBy(error: unknown): string;
