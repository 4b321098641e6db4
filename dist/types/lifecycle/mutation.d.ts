import type { ClioVersion } from '../manifest/manifest.ts';
import { type ScopeLayout } from './layout.ts';
import type { LifecycleHost } from './lifecycle-host.ts';
import { type StateOnDisk } from './state-file.ts';
import type { PluginDiagnostic, PluginExpectedState, PluginMutationResult, PluginPlan, PluginScope } from './types.ts';
import { Undo } from './undo.ts';
/** What every mutation takes. */
export interface MutationOptions {
    readonly scope: PluginScope;
    /** The reviewed plan; compared under the lock before anything is written. */
    readonly expect?: PluginExpectedState;
    /** What the reviewed plan saw coming in; compared as soon as the source has been read. */
    readonly expectIncoming?: Partial<NonNullable<PluginPlan['incoming']>>;
    /** Look and refuse as for real, write nothing, return the plan. */
    readonly dryRun?: boolean;
    readonly clioVersion?: ClioVersion;
}
export interface MutationContext {
    readonly host: LifecycleHost;
    readonly layout: ScopeLayout;
    readonly id: string;
    readonly target: string;
    /** `<pid>-<hex>`, for the siblings of this operation. */
    readonly token: string;
    readonly undo: Undo;
    readonly onDisk: StateOnDisk;
    readonly clioVersion: ClioVersion;
    /** Told whatever becomes of the mutation. */
    readonly told: PluginDiagnostic[];
    /** Where bytes were kept that belong to somebody; set by steps and by their undo. */
    recovery: string | null;
    /** What an update replaces, as far as it could be read. */
    before: PluginMutationResult['before'] | null;
}
export interface Mutation {
    readonly operation: PluginPlan['operation'];
    readonly id: string;
    readonly incoming: PluginPlan['incoming'];
    /** Refuses by throwing `PluginWriterRefusal`; writes nothing. */
    readonly check: (context: MutationContext) => void;
    /** Makes the change. Whatever it throws is undone, unless it called `undo.commit`. */
    readonly apply: (context: MutationContext) => void;
    readonly removes?: boolean;
}
/** Runs a mutation. `prepare` does what comes before the lock: sources are read there. */
export declare function runMutation(host: LifecycleHost, options: MutationOptions, prepare: () => Mutation): PluginMutationResult;
