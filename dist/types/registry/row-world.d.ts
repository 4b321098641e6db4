import type { Disk } from '../base/disk.ts';
import type { PluginCandidate } from '../manifest/manifest.ts';
import type { Hint, Row } from './registry.ts';
/** What recomputing says of a digest that is not the pinned one. */
export interface DigestReason {
    readonly phrase: string;
    /** The bytes are what git has: then the pin was made over others, and is wrong. */
    readonly pinIsWrong: boolean;
}
/** Where rows find what they are compared with. Paths are relative to the registry's folder. */
export interface RowWorld {
    /** Absolute path of the registry's folder. */
    readonly folder: string;
    readonly readPackage: (path: string) => PluginCandidate;
    /** What a Clio host loads from a package, or null where that is not known. */
    readonly provides: (candidate: PluginCandidate) => readonly Hint[] | null;
    /** True where git tracks something in the directory; null where it cannot be told. */
    readonly tracks: (path: string) => boolean | null;
    /** Why the bytes at `path` do not have the digest `expected`, or null where nothing explains it. */
    readonly explain: (path: string, expected: string) => DigestReason | null;
    /** A path as the reader would type it. */
    readonly display: (path: string) => string;
    /** Directories of packages that exist below the registry, for "did you mean". */
    readonly packages: readonly string[];
    /** Rows whose bytes somebody else fetches and judges; left out: none, and they are not checked. */
    readonly fetches?: ((row: Row) => boolean) | undefined;
    /** `GITHUB_SERVER_URL`, or null. */
    readonly serverUrl: string | null;
    readonly disk: Disk;
}
