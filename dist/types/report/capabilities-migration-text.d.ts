import type { NotChecked } from '../base/finding.ts';
/** What a migration would delete or did, what it keeps and why. */
export declare function renderMigration(migration: {
    readonly plan: {
        readonly files: readonly {
            readonly path: string;
            readonly plugin: string;
            readonly version: string;
        }[];
        readonly directories: readonly string[];
        readonly kept: readonly {
            readonly path: string;
            readonly why: string;
        }[];
        readonly notChecked: readonly NotChecked[];
    };
    readonly applied: {
        readonly refusals: readonly {
            readonly code: string;
            readonly message: string;
        }[];
        readonly deleted: readonly string[];
        readonly directories: readonly string[];
    } | null;
}): string;
