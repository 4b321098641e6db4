import type { Finding, Place } from '../base/finding.ts';
import type { Source } from '../base/source.ts';
import type { Digest, Tree } from '../digest/tree.ts';
export interface ManifestComponent {
    readonly kind: string;
    readonly id: string;
    /** Root-relative, normalised. */
    readonly path: string;
    /** `kind:id` references, in file order, each once. */
    readonly requires: readonly string[];
    /** Place of the `id` value. */
    readonly place: Place;
}
/** A manifest in which every field has its right type. Made only from a manifest without faults. */
export interface PluginManifest {
    readonly name: string;
    readonly version: string;
    readonly description: string | null;
    readonly homepage: string | null;
    readonly repository: string | null;
    readonly license: string | null;
    readonly author: {
        readonly name?: string;
        readonly email?: string;
        readonly url?: string;
    } | null;
    readonly keywords: readonly string[];
    /** Package kind of the generation; `plugin` where the manifest says nothing. */
    readonly kind: string;
    /** `kind:name`, in file order. */
    readonly requires: readonly string[];
    /** SemVer range of hosts, or null. */
    readonly compatibility: {
        readonly clio: string | null;
    };
    /** Resource kind (`skills`, `prompts`, …) to its root-relative directory (`.` possible for skills). */
    readonly resources: ReadonlyMap<string, string>;
    readonly components: readonly ManifestComponent[];
}
export interface ComponentGraph {
    /** `kind:id` in file order, each once. */
    readonly nodes: readonly string[];
    readonly edges: readonly {
        readonly from: string;
        readonly to: string;
    }[];
    /** Each cycle as its closed path, first node repeated at the end. */
    readonly cycles: readonly (readonly string[])[];
}
/** `auto`, or the version of the host to judge for. */
export type ClioVersion = string;
export interface PluginCandidate {
    /** Absolute path of the package root. */
    readonly path: string;
    /** Absolute path of its plugin.json. */
    readonly manifestPath: string;
    /** Null when the manifest could not be read or has faults. */
    readonly manifest: PluginManifest | null;
    /** The name as written, where it is a string, even in a manifest with faults; for reports. */
    readonly statedName: string | null;
    readonly statedVersion: string | null;
    readonly statedKind: string | null;
    /** Admitted: a Clio host would take manifest and tree. Payloads never change it. */
    readonly valid: boolean;
    /** A known host (with `auto`) or the given one lies in `compatibility.clio`. */
    readonly compatible: boolean;
    /** Id of the generation that admitted it (`generations.ts`), or null. */
    readonly generation: string | null;
    /** Every finding of tree, manifest and component graph; files relative to the root. */
    readonly diagnostics: readonly Finding[];
    readonly contentDigest: Digest | null;
    /** SHA-256 of the manifest's bytes. */
    readonly manifestDigest: Digest | null;
    readonly graph: ComponentGraph;
    readonly tree: Tree;
    /** The manifest's text with positions, or null. */
    readonly source: Source | null;
}
