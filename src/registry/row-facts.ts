// What a machine knows about a row: the fields that `pin` writes and `check` compares, from the package.
// Specification: registry page, "Row against package" and "Pinning".
import type { PluginCandidate } from '../manifest/manifest.ts';
import type { Hint } from './registry.ts';

export interface RowFacts {
  readonly kind: string;
  readonly name: string;
  /** Null where plugin.json gives none: then the row's own stands. */
  readonly description: string | null;
  readonly version: string;
  readonly sha256: string;
  /** `kind:name`, in the manifest's order, each once. */
  readonly requires: readonly string[];
  /** Null where it is not known what the package loads. */
  readonly provides: readonly Hint[] | null;
  /** Null where the package says nothing about them. */
  readonly triggers: readonly string[] | null;
}

/** The facts of an admitted package, or null: nothing is known of one that a host refuses. */
export function rowFactsOf(
  candidate: PluginCandidate,
  provides: readonly Hint[] | null = null,
  triggers: readonly string[] | null = null,
): RowFacts | null {
  const { manifest, contentDigest, valid } = candidate;
  if (!valid || manifest === null || contentDigest === null) return null;
  return {
    kind: manifest.kind,
    name: manifest.name,
    description: manifest.description,
    version: manifest.version,
    sha256: contentDigest,
    requires: [...new Set(manifest.requires)],
    provides,
    triggers,
  };
}

/** True where both hold the same references, in whatever order. */
export function sameSet(a: readonly string[], b: readonly string[]): boolean {
  const left = new Set(a);
  const right = new Set(b);
  return left.size === right.size && [...left].every((one) => right.has(one));
}
