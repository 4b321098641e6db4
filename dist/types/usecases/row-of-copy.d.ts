import type { LifecycleHost } from '../lifecycle/lifecycle-host.ts';
import type { PluginScope } from '../lifecycle/types.ts';
export interface RowOfCopy {
    /** `kind:name`. */
    readonly id: string;
    /** The recorded source is a URL. */
    readonly isRemote: boolean;
    /** The record names a catalogue as its origin. */
    readonly isCatalog: boolean;
}
/** Null where nothing is recorded, or what is recorded is not ours to update: the update says which. */
export declare function rowOfCopy(id: string, scope: PluginScope, host: LifecycleHost): RowOfCopy | null;
