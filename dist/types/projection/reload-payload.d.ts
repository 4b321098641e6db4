import type { PluginScope } from '../lifecycle/types.ts';
import type { PluginSnapshot } from './snapshot.ts';
export interface ReloadedPlugin {
    readonly id: string;
    readonly scope: PluginScope;
}
export interface PluginsReloadedPayload {
    /** Counts the commits of this directory pair, from 1. */
    readonly generation: number;
    /** Digest of the new snapshot. */
    readonly digest: string;
    readonly added: readonly ReloadedPlugin[];
    readonly removed: readonly ReloadedPlugin[];
    /** Loadable before and after, with another copy. */
    readonly replaced: readonly ReloadedPlugin[];
}
export declare function reloadPayload(before: PluginSnapshot | null, after: PluginSnapshot, generation: number): PluginsReloadedPayload;
