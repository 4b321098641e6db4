// Listing: every copy in both scopes as it is now, digests recomputed. One broken entry, or a base that
// is not a directory, never hides the others. Specification: lifecycle page, "Listing".
import { Fault, systemCode } from '../base/fault.ts';
import { quote } from '../base/quote.ts';
import { generationOfHost } from '../manifest/host-range.ts';
import type { ClioVersion, PluginCandidate } from '../manifest/manifest.ts';
import { inspectBase } from './base-directory.ts';
import { unmetRequirements } from './dependents.ts';
import { refusal } from './diagnostic.ts';
import { type ScopeLayout, scopeLayout } from './layout.ts';
import type { LifecycleHost } from './lifecycle-host.ts';
import { type EntryFacts, isListable, listEntry } from './list-entry.ts';
import { missingRequirement } from './missing-requirement.ts';
import { emptyState } from './parse-state.ts';
import { resolvePluginPrecedence } from './precedence.ts';
import { passManagedCopy } from './read-copy.ts';
import { readStateFile } from './state-file.ts';
import type {
  InstalledPlugin,
  PluginDiagnostic,
  PluginListing,
  PluginScope,
  PluginState,
} from './types.ts';
import { diagnosticsOf } from './writer-refusal.ts';

export interface ListOptions {
  /** Every entry, and not only effective, invalid and incompatible ones. */
  readonly all?: boolean;
  readonly scope?: PluginScope;
  readonly clioVersion?: ClioVersion;
  /** Only these ids; precedence is the same, as copies of one id alone compete. */
  readonly ids?: readonly string[];
}

export const scopes: readonly PluginScope[] = ['project', 'user'];

/** Lists both scopes. What is wrong is said in diagnostics; throws `Fault` (`usage`) only, for a `clioVersion` that is none. */
export function listPlugins(host: LifecycleHost, options: ListOptions = {}): PluginListing {
  // Also where nothing is installed that would be judged for it.
  const { clioVersion = 'auto' } = options;
  if (clioVersion !== 'auto') generationOfHost(clioVersion);
  const diagnostics: PluginDiagnostic[] = [];
  const entries = scopes.flatMap((scope) => listScope(host, scope, options, diagnostics));
  const shown = withMissing(resolvePluginPrecedence(entries), options).filter(
    (entry) =>
      (options.scope === undefined || entry.scope === options.scope) &&
      (options.all === true || entry.effective || !entry.valid || !entry.compatible),
  );
  return { plugins: shown, diagnostics };
}

/** Each loadable entry with what it misses. Copies of a few ids alone cannot tell what is missing. */
function withMissing(
  entries: readonly InstalledPlugin[],
  { ids }: ListOptions,
): readonly InstalledPlugin[] {
  if (ids !== undefined) return entries;
  const missing = new Map<string, PluginDiagnostic[]>();
  for (const unmet of unmetRequirements(entries)) {
    const key = `${unmet.scope}:${unmet.id}`;
    missing.set(key, [...(missing.get(key) ?? []), missingRequirement(unmet)]);
  }
  return entries.map((entry) => {
    const more = missing.get(`${entry.scope}:${entry.id}`);
    return more === undefined ? entry : { ...entry, diagnostics: [...entry.diagnostics, ...more] };
  });
}

function listScope(
  host: LifecycleHost,
  scope: PluginScope,
  options: ListOptions,
  diagnostics: PluginDiagnostic[],
): readonly InstalledPlugin[] {
  const layout = scopeLayout(scope, host);
  const { disk } = host;
  const read = (root: string) => passManagedCopy(root, disk, options.clioVersion);
  let names: readonly string[];
  let canonicalBase: string;
  try {
    if (inspectBase(disk, layout) === 'absent') return [];
    names = options.ids ?? disk.readdirSync(layout.base).filter((name) => !name.startsWith('.'));
    canonicalBase = disk.realpathSync(layout.base);
  } catch (error) {
    // It was empty, and a writer has taken it away since the look above.
    if (systemCode(error) === 'ENOENT') return [];
    diagnostics.push(...diagnosticsOf(error));
    return [];
  }
  const { state, fault } = readState(host, layout);
  if (fault !== null) diagnostics.push(fault);
  const recorded = options.ids ?? [...state.installed.keys()];
  const ids = [...new Set([...names, ...recorded])].filter((id) => id !== 'state.json');
  return ids.flatMap((id) => {
    const facts: Omit<EntryFacts, 'candidate'> = {
      scope,
      id,
      path: layout.target(id),
      canonicalBase,
      record: state.installed.get(id) ?? null,
      enabled: !state.disabled.includes(id),
      stateFault: fault,
    };
    return readEntry(host, facts, read);
  });
}

function readEntry(
  host: LifecycleHost,
  facts: Omit<EntryFacts, 'candidate'>,
  read: (root: string) => PluginCandidate,
): readonly InstalledPlugin[] {
  try {
    if (isListable(host.disk, facts.path)) {
      return [listEntry({ ...facts, candidate: read(facts.path) })];
    }
    return facts.record === null ? [] : [listEntry({ ...facts, candidate: null })];
  } catch (error) {
    // A host version that is none says nothing about this copy.
    if (error instanceof Fault && error.code === 'usage') throw error;
    const entry = listEntry({ ...facts, candidate: null });
    const why = refusal(
      'unreadable',
      `${quote(facts.id)} cannot be read: ${diagnosticsOf(error)[0]?.message ?? ''}`,
    );
    return [{ ...entry, diagnostics: [why] }];
  }
}

function readState(
  host: LifecycleHost,
  layout: ScopeLayout,
): { readonly state: PluginState; readonly fault: PluginDiagnostic | null } {
  try {
    return { state: readStateFile(host.disk, layout.state).state, fault: null };
  } catch (error) {
    const [fault] = diagnosticsOf(error);
    return { state: emptyState, fault: fault ?? null };
  }
}
