import type { Finding, NotChecked } from '../base/finding.ts';
import type { Registry, Row } from '../registry/registry.ts';
import type { CheckRequest } from './check.ts';
import type { Gate } from './gate.ts';
import { PolicyDesk } from './policy-desk.ts';
import type { Targets } from './targets.ts';
export interface PreparedGate {
    readonly gate: Gate | null;
    /** Read once for the whole run; null where there is none. */
    readonly registry: Registry | null;
    readonly desk: PolicyDesk;
    /** Files relative to the working directory. */
    readonly findings: readonly Finding[];
    readonly notChecked: readonly NotChecked[];
    /** What differs from the base; null without one. */
    readonly touched: Narrow | null;
    /** The same where nothing else is looked at; null: everything is. */
    readonly narrow: Narrow | null;
}
/** What is looked at where only changes are. */
export interface Narrow {
    /** For an absolute directory: something in it changed. */
    readonly directory: (path: string) => boolean;
    readonly row: (row: Row) => boolean;
}
/** Prepares a run. Throws `Fault` as `openGate` and `readRunPolicy` do. */
export declare function prepareGate(request: CheckRequest, targets: Targets): Promise<PreparedGate>;
