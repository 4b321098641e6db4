import type { InstalledPlugin, PluginScope } from './types.ts';
export interface UnmetRequirement {
    readonly id: string;
    readonly scope: PluginScope;
    /** `kind:name`. */
    readonly requirement: string;
}
export interface PluginChange {
    readonly action: 'disable' | 'remove';
    readonly scope: PluginScope;
    readonly id: string;
}
/** Requirements of enabled effective plugins that are met now and would not be after the change. */
export declare function newlyBrokenDependents(entries: readonly InstalledPlugin[], change: PluginChange): readonly UnmetRequirement[];
/** Requirements of enabled effective plugins that nothing meets. */
export declare function unmetRequirements(entries: readonly InstalledPlugin[]): readonly UnmetRequirement[];
/** What of `requires` nothing but the copy `self` itself would meet. */
export declare function missingRequirements(entries: readonly InstalledPlugin[], requires: readonly string[], self: {
    readonly scope: PluginScope;
    readonly id: string;
}): readonly string[];
