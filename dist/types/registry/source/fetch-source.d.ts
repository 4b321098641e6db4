import { type Finding } from '../../base/finding.ts';
import type { FetchLimits } from '../../git/fetch-limits.ts';
import type { Clock } from './clock.ts';
import { type GatePolicy } from './host-gate.ts';
import type { SourceServer } from './servers.ts';
export interface SourceRequest {
    /** A path (`~/` stands for `home`), or a GitHub tree URL. */
    readonly source: string;
    /** Absolute; paths are relative to it. */
    readonly cwd: string;
    readonly home: string;
    readonly servers: readonly SourceServer[];
    readonly environment: Readonly<Record<string, string | undefined>>;
    readonly clock: Clock;
    readonly limits: FetchLimits;
    readonly policy: GatePolicy;
}
export interface PluginSource {
    readonly ok: true;
    /** Absolute directory of the package. */
    readonly root: string;
    readonly kind: 'local' | 'github';
    /** The commit the bytes are from, or null for a directory. */
    readonly commit: string | null;
    /** What a person should know all the same, such as that REF is a branch. */
    readonly findings: readonly Finding[];
    /** Removes what was fetched; does nothing to a local directory. */
    readonly remove: () => void;
}
/** `undecided` is one phrase where nothing could be found out; else `findings` says what is wrong. */
export interface NoPluginSource {
    readonly ok: false;
    readonly findings: readonly Finding[];
    readonly undecided: string | null;
}
/** Brings the package to disk. Never throws for what a source, a server or the network does. */
export declare function fetchSource(request: SourceRequest): Promise<PluginSource | NoPluginSource>;
