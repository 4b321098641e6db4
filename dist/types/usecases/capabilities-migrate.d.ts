import { type AppliedMigration } from '../capability/apply-migration.ts';
import { type MigrationPlan } from '../capability/plan-migration.ts';
import { type CapabilitiesRequest } from './capabilities-place.ts';
import type { Progress } from './progress.ts';
export interface MigrateRequest extends CapabilitiesRequest {
    /** Environment for git, of which only an allow-list is passed on. */
    readonly env: Readonly<Record<string, string | undefined>>;
    readonly progress?: Progress;
    /** New file to write the plan to, relative to `cwd`, or null. */
    readonly planFile: string | null;
    /** Reviewed plan to apply, relative to `cwd`, or null: then nothing in the store is touched. */
    readonly apply: string | null;
}
export interface Migration {
    readonly plan: MigrationPlan;
    /** Null where nothing was to be applied. */
    readonly applied: AppliedMigration | null;
}
/** Plans, and applies where that is asked. Throws `Fault` (`usage`, `git`, `io`, `changed`, `too-large`). */
export declare function migrateCapabilities(request: MigrateRequest): Migration;
