import type { LifecycleHost } from '../lifecycle/lifecycle-host.ts';
import type { PluginDiagnostic } from '../lifecycle/types.ts';
import { type PluginResourceRoot } from '../projection/snapshot.ts';
export interface ProjectedResources {
    /** SHA-256 over every entry, loadable or not. */
    readonly digest: string;
    /** By id, then kind. */
    readonly resources: readonly PluginResourceRoot[];
    readonly diagnostics: readonly PluginDiagnostic[];
}
/** Throws `Fault` (`usage`) for a kind that no host has, and a host version that is none. */
export declare function projectResources(host: LifecycleHost, choice: {
    readonly kind: string | null;
    readonly clioVersion: string;
}): ProjectedResources;
