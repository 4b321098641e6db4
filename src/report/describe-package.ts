// What was learned about one package, as short phrases shared by the text output and the summary.
// The phrases hold names from the package: whoever prints them escapes them.
import { listNames, shorten } from '../base/quote.ts';
import { countOf } from './counts.ts';
import type {
  EffectiveLoad,
  HostResource,
  PackageReport,
  RegistryReport,
  SkillReport,
  SmokeReport,
} from './report.ts';

/** `page-kit 1.0.0, plugin`. */
export function describeIdentity(one: PackageReport): string {
  const version = one.version === null ? 'without a version' : shorten(one.version);
  return `${shorten(one.name ?? 'unnamed')} ${version}, ${shorten(one.kind ?? 'kind unknown')}`;
}

/** The verdicts on a package, each a word or two, the host's first. */
export function describeStanding(one: PackageReport): readonly string[] {
  const words = [one.admitted ? 'admitted' : 'not admitted'];
  if (one.conformant !== null) words.push(one.conformant ? 'conformant' : 'not conformant');
  if (!one.compatible) words.push('not compatible');
  return words;
}

/** The verdicts on a skill without a package, the host's first. */
export function describeSkillStanding(one: SkillReport): readonly string[] {
  return [
    one.loaded ? 'a host loads it' : 'a host does not load it',
    one.conformant ? 'conforming clients load it' : 'conforming clients skip it',
  ];
}

/** What a Clio host loads, by kind in the order given. */
export function describeResources(resources: readonly HostResource[]): string {
  const byKind = new Map<string, string[]>();
  for (const { kind, name } of resources) {
    const names = byKind.get(kind);
    if (names === undefined) byKind.set(kind, [name]);
    else names.push(name);
  }
  const parts = [...byKind].map(([kind, names]) => named(kind, names));
  const words = parts.filter((part) => part !== null);
  return `a host loads ${words.length === 0 ? 'nothing' : words.join(', ')}`;
}

/** The same for a package, or null where it was not read. Nothing is loaded of one that is not admitted. */
export function describeHostLoad({ admitted, resources }: PackageReport): string | null {
  return resources === null ? null : describeResources(admitted ? resources : []);
}

/** What every conforming client makes of the package. */
export function describeLoad(load: EffectiveLoad): string {
  if (load.rejected) return 'a conforming client rejects it';
  const loaded = [
    named('skill', load.loaded.skills),
    named('MCP server', load.loaded.mcpServers),
  ].filter((part) => part !== null);
  const parts = [
    `a conforming client loads ${loaded.length === 0 ? 'nothing' : loaded.join(' and ')}`,
  ];
  const skipped = load.skipped.map(({ what }) => what);
  if (skipped.length > 0) parts.push(`skips ${brief(skipped)}`);
  const reported = load.reported.map(({ field }) => field);
  if (reported.length > 0) parts.push(`reports ${named('field', reported)}`);
  return parts.join(', ');
}

/** Commands and agents that have to be there already, or null when there are none. */
export function describePrerequisites(one: PackageReport): string | null {
  if (one.prerequisites === null) return null;
  const parts = [
    named('command', one.prerequisites.commands),
    named('agent', one.prerequisites.agents),
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : `expects ${parts.join(' and ')}`;
}

/** How the smoke install went, failed assertions by name. */
export function describeSmoke(smoke: SmokeReport): string {
  const failed = smoke.assertions.filter(({ ok }) => !ok).map(({ name }) => name);
  const why = smoke.reason ?? (failed.length > 0 ? listNames(failed) : null);
  return `smoke install: ${smoke.result}${why === null ? '' : ` (${why})`}`;
}

/** `5 rows: 4 pass, 1 fail`. */
export function describeRows(registry: RegistryReport): string {
  const counts = new Map<string, number>();
  for (const { verdict } of registry.rows) counts.set(verdict, (counts.get(verdict) ?? 0) + 1);
  const each = ['fail', 'inconclusive', 'needs-review', 'pass', 'skipped']
    .filter((verdict) => counts.has(verdict))
    .map((verdict) => `${counts.get(verdict)} ${verdict}`);
  const rows = countOf(registry.rows.length, 'row');
  return each.length === 0 ? rows : `${rows}: ${each.join(', ')}`;
}

function named(noun: string, names: readonly string[]): string | null {
  if (names.length === 0) return null;
  return `${names.length === 1 ? noun : `${noun}s`} ${brief(names)}`;
}

/** Names are as long as an author likes. */
function brief(names: readonly string[]): string {
  return listNames(names.map((name) => shorten(name)));
}
