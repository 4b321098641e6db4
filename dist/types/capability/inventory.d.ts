import type { Finding } from '../base/finding.ts';
export interface InventoryPlugin {
    /** Name of its folder below the plugins directory. Hostile text until it was compared with a listing. */
    readonly name: string;
    readonly installed: boolean;
    readonly enabled: boolean;
    /** Why it is not enabled, as a phrase after "its plugin"; absent or null: somebody disabled it. */
    readonly why?: string | null;
}
export interface InventoryReading {
    /** Each name once. Empty where the inventory could not be read. */
    readonly plugins: readonly InventoryPlugin[];
    /** False: nothing of a plugin may be used. */
    readonly readable: boolean;
    /** Files are absolute. */
    readonly findings: readonly Finding[];
}
export interface Inventory {
    /** Absolute path of the file that is read; absent where it is none. */
    readonly file?: string;
    /** The plugins now; with `only`, at least those that are in it. */
    readonly read: (only?: ReadonlySet<string>) => InventoryReading;
}
/** True for a plugin whose capabilities count. */
export declare function contributes(plugin: InventoryPlugin): boolean;
