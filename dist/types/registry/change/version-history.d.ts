export interface PastVersion {
    readonly version: string;
    readonly sha256: string;
    /** The newest commit that has it. */
    readonly commit: string;
}
/** Past versions by package name, newest first, each version and digest once. */
export type VersionHistory = ReadonlyMap<string, readonly PastVersion[]>;
/** Reads the versions of `names` out of earlier texts of the registry, newest first. */
export declare function readVersionHistory(texts: Iterable<{
    readonly commit: string;
    readonly bytes: Uint8Array;
}>, names: ReadonlySet<string>): VersionHistory;
