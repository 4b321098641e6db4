import type { PluginScope } from './types.ts';
/**
 * Hidden siblings of a plugin's directory. `install`, `backup` and `removed` exist while something is
 * under way, `journal` says what. `discard` was verified and is being deleted; `recovery` is kept for a
 * person.
 */
export declare const siblingKinds: readonly ['install', 'backup', 'removed', 'journal', 'discard', 'recovery'];
export type SiblingKind = (typeof siblingKinds)[number];
export interface Sibling {
    readonly name: string;
    readonly id: string;
    readonly kind: SiblingKind;
    /** `<pid>-<hex>`: the same for everything one operation makes. */
    readonly token: string;
}
export interface ScopeLayout {
    readonly scope: PluginScope;
    /** What may be reached through links: the configuration directory, or the project. */
    readonly anchor: string;
    /** Directory names from the anchor to the base; each a real directory. */
    readonly parts: readonly string[];
    readonly base: string;
    readonly state: string;
    readonly lock: string;
    readonly target: (id: string) => string;
    readonly sibling: (id: string, kind: SiblingKind, token: string) => string;
}
export declare function scopeLayout(scope: PluginScope, where: {
    readonly configDirectory: string;
    readonly cwd: string;
}): ScopeLayout;
/** The sibling a directory entry is, or null. */
export declare function parseSibling(name: string): Sibling | null;
/** True for what a crash may leave of writing the state file (base/atomic-file.ts). */
export declare function isStateTemporary(name: string): boolean;
/** The pid in the name of a lock's facts that were written beside, or null. */
export declare function parseLockTemporary(name: string): number | null;
/**
 * The configuration directory: `CLIO_CODER_CONFIG_DIR`, else `CLIO_CODER_HOME/config`, else
 * `clio-coder` in `XDG_CONFIG_HOME` or `~/.config`. Empty variables count as absent, and so does a
 * relative `XDG_CONFIG_HOME`, as its specification asks.
 */
export declare function configDirectory(variables: Readonly<Record<string, string | undefined>>, home: string, cwd: string): string;
