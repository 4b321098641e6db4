import type { LifecycleHost } from '../lifecycle/lifecycle-host.ts';
import { type PluginsBundle } from '../projection/domain-module.ts';
import type { PluginsReloadedPayload } from '../projection/reload-payload.ts';
export interface PluginsDomainContext {
    /** Default: this process, working in `cwd`. */
    readonly host?: LifecycleHost;
    readonly cwd?: string;
    /** Told after each reload. */
    readonly emit?: (payload: PluginsReloadedPayload) => void;
}
export declare function createPluginsBundle(context?: PluginsDomainContext): PluginsBundle;
export declare const PluginsDomainModule: {
    readonly manifest: {
        readonly name: 'plugins';
        readonly dependsOn: readonly ['config'];
    };
    readonly createBundle: typeof createPluginsBundle;
};
