import type { Disk } from '../base/disk.ts';
import type { ClioVersion, PluginCandidate, PluginManifest } from '../manifest/manifest.ts';
import type { RecordOptions } from './apply-install.ts';
import type { LifecycleHost } from './lifecycle-host.ts';
export interface ExpectedSource {
    readonly expectedKind?: string;
    readonly expectedId?: string;
    readonly expectedVersion?: string;
    readonly expectedDigest?: string;
}
/** A package that may be installed. */
export interface ResolvedSource {
    /** Absolute path. */
    readonly path: string;
    readonly candidate: PluginCandidate;
    readonly manifest: PluginManifest;
    readonly digest: string;
}
/** Absolute path of a source: a leading `~/` is the home, the rest is relative to the working directory. */
export declare function sourcePathOf(source: string, host: LifecycleHost): string;
/** Throws `PluginWriterRefusal`: `invalid`, `incompatible`, `mismatch`. */
export declare function resolveSource(source: string, expected: ExpectedSource & Pick<RecordOptions, 'origin' | 'recordedSource'>, host: LifecycleHost, clioVersion: ClioVersion): ResolvedSource;
/** Throws `PluginWriterRefusal` (`contained`) when source and target are one, or one is inside the other. */
export declare function assertApart(disk: Disk, source: string, target: string): void;
