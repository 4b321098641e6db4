import type { PluginManifest } from '../manifest/manifest.ts';
export type PluginScope = 'user' | 'project';
export type ForeignPackageFormat = 'portable' | 'claude-code' | 'codex';
/** Where a copy came from, as its record says. A plain string is what older hosts wrote. */
export type PluginOrigin = string | {
    readonly kind: 'local' | 'catalog' | 'github';
    readonly source: string;
} | {
    readonly kind: 'interop';
    readonly host: string;
    /** Absolute path. */
    readonly source: string;
    readonly format?: ForeignPackageFormat;
} | {
    readonly kind: 'import';
    readonly format: ForeignPackageFormat;
    readonly transport: 'local' | 'github';
    readonly source: string;
    readonly host?: string;
    readonly marketplace?: string;
};
export type PluginTrust = 'trusted' | 'foreign';
export interface PluginInstallRecord {
    /** ISO 8601, UTC. */
    readonly installedAt: string;
    readonly source: string;
    /** 64 lowercase hexadecimal digits. */
    readonly contentDigest: string;
    readonly origin?: PluginOrigin;
    readonly trust?: PluginTrust;
    readonly kind?: string;
}
/** `state.json` as a value. Ids are map keys, so `__proto__` is only a string. */
export interface PluginState {
    readonly disabled: readonly string[];
    readonly installed: ReadonlyMap<string, PluginInstallRecord>;
    /** Unknown top-level members: key to its JSON text as written; they survive a rewrite. */
    readonly unknown: readonly {
        readonly key: string;
        readonly json: string;
    }[];
    /** Unknown members of records by id, likewise. */
    readonly unknownInRecords: ReadonlyMap<string, readonly {
        readonly key: string;
        readonly json: string;
    }[]>;
}
/** Refusals of mutations, then what only a listing or doctor says. */
export type PluginDiagnosticCode = 'locked' | 'stale_plan' | 'dependents' | 'foreign_origin' | 'kind_change' | 'exists' | 'linked_target' | 'contained' | 'mismatch' | 'incompatible' | 'invalid' | 'missing_row' | 'io' | 'unrecorded' | 'drifted' | 'unreadable' | 'misnamed' | 'missing_directory' | 'leftover' | 'left_out';
/** The one fact in which the disk differs from a reviewed plan. */
export interface ChangedFact {
    readonly scope: PluginScope;
    readonly id: string;
    readonly fact: string;
    /** JSON values; undefined facts are null. */
    readonly expected: unknown;
    readonly observed: unknown;
}
export interface PluginDiagnostic {
    readonly type: 'error' | 'warning';
    readonly code: PluginDiagnosticCode;
    /** Lowercase phrase. Hostile text inside: escape before printing. */
    readonly message: string;
    readonly changed: ChangedFact | null;
}
/** What a reviewer saw of one copy. */
export interface PluginExpectedCopy {
    readonly scope: PluginScope;
    readonly id: string;
    readonly recorded: boolean;
    readonly tree: 'absent' | 'unreadable' | string;
    readonly enabled: boolean;
    readonly recordedDigest?: string;
    readonly kind?: string;
    readonly trust?: PluginTrust;
    readonly origin?: PluginOrigin;
    /** Compare only the facts given here. */
    readonly partial?: boolean;
}
export interface PluginExpectedState {
    readonly copies: readonly PluginExpectedCopy[];
}
/** One copy in one scope, as it is now. Every listing recomputes its digest. */
export interface InstalledPlugin {
    readonly id: string;
    readonly scope: PluginScope;
    /** Absolute path of its directory. */
    readonly path: string;
    /** The same with links in the way there resolved; null when nothing is there. */
    readonly canonicalRoot: string | null;
    readonly version: string | null;
    readonly kind: string | null;
    readonly enabled: boolean;
    readonly valid: boolean;
    readonly compatible: boolean;
    readonly effective: boolean;
    readonly loadable: boolean;
    /** The winner's scope, on every other copy of its id. */
    readonly overriddenBy: PluginScope | null;
    readonly contentDigest: string | null;
    readonly manifestDigest: string | null;
    readonly record: PluginInstallRecord | null;
    readonly manifest: PluginManifest | null;
    readonly diagnostics: readonly PluginDiagnostic[];
}
export interface PluginListing {
    /** By id, project before user. */
    readonly plugins: readonly InstalledPlugin[];
    /** What concerns a scope as a whole: a base that is no directory, a malformed state file. */
    readonly diagnostics: readonly PluginDiagnostic[];
}
/** What a dry run shows, and what a reviewer hands back as `expect`. */
export interface PluginPlan {
    readonly operation: 'install' | 'update' | 'enable' | 'disable' | 'remove';
    readonly scope: PluginScope;
    readonly id: string;
    /** What would stand there afterwards; null for everything but install and update. */
    readonly incoming: {
        readonly source: string;
        readonly version: string;
        readonly kind: string;
        readonly contentDigest: string;
    } | null;
    readonly expect: PluginExpectedState;
}
export interface PluginMutationResult {
    /** The entry of a fresh listing made after the write. */
    readonly plugin?: InstalledPlugin;
    readonly removed?: {
        readonly id: string;
        readonly scope: PluginScope;
    };
    /** Absolute path of bytes that were kept because they are not what the record said. */
    readonly recovery?: {
        readonly packageBackup: string;
    };
    /** What an update found in place of what it brings; absent where that could not be read. */
    readonly before?: {
        readonly version: string | null;
        readonly contentDigest: string;
    };
    /** Set by a dry run only. */
    readonly plan?: PluginPlan;
    /** A refusal comes first. Without an error among them the change was made. */
    readonly diagnostics: readonly PluginDiagnostic[];
}
