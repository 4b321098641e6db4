export interface SpecVersion {
    readonly version: string;
    /** `judged`: the version that is judged here. `draft`: known, and refused by clients of the judged one. */
    readonly status: 'judged' | 'draft';
    readonly manifestSchema: string;
    readonly mcpSchema: string;
}
export declare const specVersions: readonly SpecVersion[];
export declare const judgedSpec: SpecVersion;
/** The version that a schema identifier names (`1.1.0`), known to the table or not; null for anything else. */
export declare function versionInIdentifier(identifier: string, file: 'plugin.schema.json' | 'mcp.schema.json'): string | null;
/** `1.1.0, a draft` for a version of the table that is not judged, else the version alone. */
export declare function describeVersion(version: string): string;
