import type { InstalledPlugin, PluginListing, PluginMutationResult, PluginScope } from '../lifecycle/types.ts';
import type { SmokeOutcome } from './smoke.ts';
/** One entry; its manifest is left out, because it is in the package. */
export declare function pluginJson(plugin: InstalledPlugin): {
    id: string;
    scope: PluginScope;
    path: string;
    canonicalRoot: string | null;
    version: string | null;
    kind: string | null;
    enabled: boolean;
    valid: boolean;
    compatible: boolean;
    effective: boolean;
    loadable: boolean;
    overriddenBy: PluginScope | null;
    contentDigest: string | null;
    manifestDigest: string | null;
    record: import("../lifecycle/types.ts").PluginInstallRecord | null;
    diagnostics: readonly import("../lifecycle/types.ts").PluginDiagnostic[];
};
export declare function listJson(listing: PluginListing): {
    version: number;
    plugins: {
        id: string;
        scope: PluginScope;
        path: string;
        canonicalRoot: string | null;
        version: string | null;
        kind: string | null;
        enabled: boolean;
        valid: boolean;
        compatible: boolean;
        effective: boolean;
        loadable: boolean;
        overriddenBy: PluginScope | null;
        contentDigest: string | null;
        manifestDigest: string | null;
        record: import("../lifecycle/types.ts").PluginInstallRecord | null;
        diagnostics: readonly import("../lifecycle/types.ts").PluginDiagnostic[];
    }[];
    diagnostics: readonly import("../lifecycle/types.ts").PluginDiagnostic[];
};
/** `ok` is true when the change was made (or, with a dry run, would be); `scope` is where. */
export declare function mutationJson(result: PluginMutationResult, scope?: PluginScope): {
    version: number;
    ok: boolean;
    plugin: {
        id: string;
        scope: PluginScope;
        path: string;
        canonicalRoot: string | null;
        version: string | null;
        kind: string | null;
        enabled: boolean;
        valid: boolean;
        compatible: boolean;
        effective: boolean;
        loadable: boolean;
        overriddenBy: PluginScope | null;
        contentDigest: string | null;
        manifestDigest: string | null;
        record: import("../lifecycle/types.ts").PluginInstallRecord | null;
        diagnostics: readonly import("../lifecycle/types.ts").PluginDiagnostic[];
    } | null;
    removed: {
        readonly id: string;
        readonly scope: PluginScope;
    } | null;
    recovery: {
        packageBackup: string;
        commands: readonly string[];
    } | null;
    plan: import("../lifecycle/types.ts").PluginPlan | null;
    diagnostics: readonly import("../lifecycle/types.ts").PluginDiagnostic[];
};
/** True when nothing refused the change. */
export declare function isDone(result: PluginMutationResult): boolean;
export declare function smokeJson(outcome: SmokeOutcome): {
    version: number;
    results: readonly import("../smoke/smoke-types.ts").SmokeResult[];
};
