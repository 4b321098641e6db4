// The resource directories of what is loadable now: one fresh listing, so each copy was digested for this
// answer. Nothing of an earlier run is believed. Specification: lifecycle page, "Projection".
import { Fault } from '../base/fault.ts';
import { nearestOf } from '../base/nearest.ts';
import { quote } from '../base/quote.ts';
import { notice } from '../lifecycle/diagnostic.ts';
import type { LifecycleHost } from '../lifecycle/lifecycle-host.ts';
import { listPlugins } from '../lifecycle/list-installed.ts';
import type { PluginDiagnostic, PluginListing } from '../lifecycle/types.ts';
import { generations } from '../manifest/generations.ts';
import { type PluginResourceRoot, snapshotOf } from '../projection/snapshot.ts';

export interface ProjectedResources {
  /** SHA-256 over every entry, loadable or not. */
  readonly digest: string;
  /** By id, then kind. */
  readonly resources: readonly PluginResourceRoot[];
  readonly diagnostics: readonly PluginDiagnostic[];
}

/** Throws `Fault` (`usage`) for a kind that no host has, and a host version that is none. */
export function projectResources(
  host: LifecycleHost,
  choice: { readonly kind: string | null; readonly clioVersion: string },
): ProjectedResources {
  const { kind, clioVersion } = choice;
  if (kind !== null) assertKind(kind);
  const listing = listPlugins(host, { all: true, clioVersion });
  const { digest, roots } = snapshotOf(listing);
  return {
    digest,
    resources: roots.filter((root) => kind === null || root.kind === kind),
    diagnostics: [...listing.diagnostics, ...leftOut(listing)],
  };
}

/** Copies whose directories are missing here because something is wrong with them. */
function leftOut({ plugins, diagnostics }: PluginListing): readonly PluginDiagnostic[] {
  const told = new Set(diagnostics.map(({ message }) => message));
  return plugins.flatMap((copy) => {
    const [why] = copy.diagnostics.filter(({ message }) => !told.has(message));
    if (why === undefined || (copy.valid && copy.compatible)) return [];
    return [notice(why.code, `left out: ${why.message}`)];
  });
}

function assertKind(kind: string): void {
  const kinds = [...new Set(generations.flatMap(({ names }) => names.resource))];
  if (kinds.includes(kind)) return;
  const near = nearestOf(kind, kinds);
  throw new Fault(
    'usage',
    `${quote(kind)} is not a kind of resource`,
    near === null ? `kinds are ${kinds.join(', ')}` : `did you mean ${near}?`,
  );
}
