import type { Disk } from '../base/disk.ts';
import type { PluginCandidate } from '../manifest/manifest.ts';
import type { Hint } from './registry.ts';
/** Where rows find what they are compared with. Paths are relative to the registry's folder. */
export interface RowWorld {
    /** Absolute path of the registry's folder. */
    readonly folder: string;
    readonly readPackage: (path: string) => PluginCandidate;
    /** What a Clio host loads from a package, or null where that is not known. */
    readonly provides: (candidate: PluginCandidate) => readonly Hint[] | null;
    /** True where git tracks something in the directory; null where it cannot be told. */
    readonly tracks: (path: string) => boolean | null;
    /** Why the bytes at `path` do not have the digest `expected`, as a phrase, or null. */
    readonly explain: (path: string, expected: string) => string | null;
    /** A path as the reader would type it. */
    readonly display: (path: string) => string;
    /** Directories of packages that exist below the registry, for "did you mean". */
    readonly packages: readonly string[];
    /** `GITHUB_SERVER_URL`, or null. */
    readonly serverUrl: string | null;
    readonly disk: Disk;
}
