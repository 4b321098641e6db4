import type { LifecycleHost } from '../lifecycle/lifecycle-host.ts';
import { type ExpectedSource } from '../lifecycle/resolve-source.ts';
import type { PluginMutationResult, PluginScope } from '../lifecycle/types.ts';
import type { RemoteSettings } from './remote-rows.ts';
interface AnyChange {
    /** Absolute working directory. */
    readonly cwd: string;
    readonly env: Readonly<Record<string, string | undefined>>;
    readonly scope: PluginScope;
    /** `auto` or the version of a host. */
    readonly clioVersion: string;
    /** File with a reviewed plan, relative to `cwd`, or null. */
    readonly expect: string | null;
    readonly dryRun: boolean;
    /** Where remote rows come from. */
    readonly settings?: RemoteSettings;
    /** Default: this process's. */
    readonly host?: LifecycleHost;
}
export interface InstallRequest extends AnyChange {
    readonly operation: 'install';
    /** A directory, or with a registry a row as `kind:name`. */
    readonly source: string;
    /** Registry relative to `cwd`, or null. */
    readonly registry: string | null;
    readonly force: boolean;
    readonly expected: ExpectedSource;
}
export interface UpdateRequest extends AnyChange {
    readonly operation: 'update';
    readonly id: string;
    /** Registry relative to `cwd` whose row says what the copy must be, or null. */
    readonly registry: string | null;
    readonly force: boolean;
}
export interface SwitchRequest extends AnyChange {
    readonly operation: 'enable' | 'disable' | 'remove';
    readonly id: string;
}
export type ChangeRequest = InstallRequest | UpdateRequest | SwitchRequest;
/** Makes the change, or with `dryRun` plans it. Throws `Fault` for what was asked wrongly (`usage`). */
export declare function changeInstalled(request: ChangeRequest): Promise<PluginMutationResult>;
export {};
