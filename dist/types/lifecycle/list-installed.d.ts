import type { ClioVersion } from '../manifest/manifest.ts';
import type { LifecycleHost } from './lifecycle-host.ts';
import type { PluginListing, PluginScope } from './types.ts';
export interface ListOptions {
    /** Every entry, and not only effective, invalid and incompatible ones. */
    readonly all?: boolean;
    readonly scope?: PluginScope;
    readonly clioVersion?: ClioVersion;
    /** Only these ids; precedence is the same, as copies of one id alone compete. */
    readonly ids?: readonly string[];
}
export declare const scopes: readonly PluginScope[];
/** Lists both scopes. What is wrong is said in diagnostics; throws `Fault` (`usage`) only, for a `clioVersion` that is none. */
export declare function listPlugins(host: LifecycleHost, options?: ListOptions): PluginListing;
