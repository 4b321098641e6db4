import type { MigrationPlan } from './plan-migration.ts';
export interface ReviewedPlan {
    readonly machine: string;
    readonly store: string;
    readonly head: string | null;
    /** Null for plans that do not say. */
    readonly plugins: string | null;
    readonly inventory: string | null;
    readonly files: readonly {
        readonly path: string;
        readonly id: string;
    }[];
}
/** The plan as versioned JSON. */
export declare function migrationJson(plan: MigrationPlan): Readonly<Record<string, unknown>>;
/** Reads a plan from a JSON value; a text says what is wrong with it. */
export declare function parseMigration(value: unknown): ReviewedPlan | string;
