// Capabilities as versioned JSON. Fields may be added, never taken away; paths are relative to the working
// directory. Specification: surfaces page, "JSON results".
import { forJsonText } from '../base/escape.ts';
import type { NotChecked } from '../base/finding.ts';

interface ListedEntry {
  readonly kind: string;
  readonly name: string;
  readonly plugin: string | null;
  readonly path: string;
  readonly state: string;
  readonly shadowedBy: string | null;
}

interface ListedFinding {
  readonly severity: string;
  readonly rule: string;
  readonly message: string;
  readonly place: { readonly file: string; readonly line: number | null };
  readonly fix: string;
}

/** `{version, entries: [{kind, name, plugin, path, state, shadowedBy}], findings}`. */
export function capabilitiesJson(
  entries: readonly ListedEntry[],
  findings: readonly ListedFinding[],
): string {
  return text({
    entries: entries.map(entryJson),
    findings: findings.map(findingJson),
  });
}

/** `{version, kind, name, winner, losers: [{…entry, why}], findings}`. */
export function chainJson(chain: {
  readonly kind: string;
  readonly name: string;
  readonly winner: ListedEntry | null;
  readonly losers: readonly { readonly entry: ListedEntry; readonly why: string }[];
  readonly findings: readonly ListedFinding[];
}): string {
  return text({
    kind: chain.kind,
    name: chain.name,
    winner: chain.winner === null ? null : entryJson(chain.winner),
    losers: chain.losers.map(({ entry, why }) => ({ ...entryJson(entry), why })),
    findings: chain.findings.map(findingJson),
  });
}

/** `{version, names: [{kind, name, class, chain}], notChecked}`. */
export function deltaJson(delta: {
  readonly names: readonly object[];
  readonly notChecked: readonly NotChecked[];
}): string {
  return text({ names: delta.names, notChecked: delta.notChecked });
}

/** The plan; after applying, `ok`, `refusals` and `deleted` with it. */
export function migrationText(
  plan: Readonly<Record<string, unknown>>,
  applied: {
    readonly refusals: readonly object[];
    readonly deleted: readonly string[];
    readonly directories: readonly string[];
  } | null,
): string {
  if (applied === null) return text(plan);
  const { refusals, deleted, directories } = applied;
  return text({ ok: refusals.length === 0, refusals, deleted, directories });
}

/** `{version, url, token, findings}`, on one line. */
export function servedJson(served: {
  readonly url: string;
  readonly token: string;
  readonly findings: readonly ListedFinding[];
}): string {
  const { url, token, findings } = served;
  const value = { version: 1, url, token, findings: findings.map(findingJson) };
  return forJsonText(`${JSON.stringify(value)}\n`);
}

function findingJson({ rule, severity, message, place, fix }: ListedFinding): object {
  return { rule, severity, message, file: place.file, line: place.line, fix };
}

function entryJson(entry: ListedEntry): ListedEntry {
  const { kind, name, plugin, path, state, shadowedBy } = entry;
  return { kind, name, plugin, path, state, shadowedBy };
}

function text(value: object): string {
  return forJsonText(`${JSON.stringify({ version: 1, ...value }, null, 2)}\n`);
}
