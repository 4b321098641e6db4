import type { PluginDiagnostic, PluginListing } from '../lifecycle/types.ts';
/** A listing; ends with the counts. */
export declare function renderListing({ plugins, diagnostics }: PluginListing): string;
/** Resource directories by kind. */
export declare function renderResources(projected: {
    readonly resources: readonly {
        readonly kind: string;
        readonly path: string;
        readonly source: string;
    }[];
    readonly diagnostics: readonly PluginDiagnostic[];
}): string;
