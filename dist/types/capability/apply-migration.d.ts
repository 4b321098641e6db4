import type { ReviewedPlan } from './migration-file.ts';
import type { CapabilityPlace } from './place.ts';
import type { MigrationPlan } from './plan-migration.ts';
export type MigrationRefusal = {
    readonly code: 'other-machine' | 'other-store' | 'other-head' | 'other-plugins' | 'other-inventory' | 'inventory' | 'stale';
    readonly message: string;
};
export interface AppliedMigration {
    readonly refusals: readonly MigrationRefusal[];
    /** Paths relative to the store; empty where it was refused. */
    readonly deleted: readonly string[];
    readonly directories: readonly string[];
}
/** Applies a reviewed plan. `fresh` was made now. Throws `Fault` (`io`, `changed`) where a deletion fails. */
export declare function applyMigration(place: CapabilityPlace, reviewed: ReviewedPlan, fresh: MigrationPlan): AppliedMigration;
