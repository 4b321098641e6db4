import type { PluginExpectedState, PluginPlan } from '../lifecycle/types.ts';
export interface ReviewedPlan {
    readonly expect: PluginExpectedState;
    /** What the reviewer saw coming in; absent where the plan does not say. */
    readonly incoming: Partial<NonNullable<PluginPlan['incoming']>> | null;
}
/** The change that is about to be made, as far as the command line says. */
export interface PlannedChange {
    readonly operation: PluginPlan['operation'];
    readonly scope: string;
    /** Null where only the package knows its id. */
    readonly id: string | null;
}
/**
 * Reads a plan for `change`. Throws `Fault` (`usage`): no such file, no plan in it, or one that is for
 * another change.
 */
export declare function readReviewedPlan(file: string, cwd: string, change: PlannedChange): ReviewedPlan;
