// Capabilities as text for people: list, which, delta, migration. Everything from an entry or a plugin is made
// visible and goes through the log escaper line by line. Decides nothing.
import { forLog } from '../base/escape.ts';
import type { NotChecked } from '../base/finding.ts';
import { quote } from '../base/quote.ts';

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
  readonly fix: string;
  readonly place: { readonly file: string };
}

/** One line an entry, aligned, with whose it is; then what is wrong; then the counts. */
export function renderCapabilities(
  entries: readonly ListedEntry[],
  findings: readonly ListedFinding[],
): string {
  const rows = entries.map((entry) => [
    entry.kind,
    quoteWhereNeeded(entry.name),
    whose(entry.plugin),
    entry.path,
    entry.state === 'effective'
      ? ''
      : entry.state === 'broken'
        ? 'broken'
        : `shadowed by ${entry.shadowedBy ?? ''}`,
  ]);
  const kinds = [...new Set(entries.map(({ kind }) => kind))];
  const counts = kinds.map((kind) =>
    count(entries.filter((entry) => entry.kind === kind).length, kind),
  );
  return lines([
    ...table(rows),
    ...findings.flatMap(({ severity, rule, message, fix, place }) => [
      `${severity} ${rule} ${place.file}: ${message}`,
      `  fix: ${fix}`,
    ]),
    counts.length === 0 ? 'no capabilities' : counts.join(', '),
  ]);
}

/** The winner of a name, then every loser and why. */
export function renderChain(chain: {
  readonly kind: string;
  readonly name: string;
  readonly winner: ListedEntry | null;
  readonly losers: readonly { readonly entry: ListedEntry; readonly why: string }[];
}): string {
  const { winner } = chain;
  return lines([
    winner === null
      ? `nothing provides the ${chain.kind} ${quote(chain.name)}`
      : `${winner.path}  ${whose(winner.plugin)}`,
    ...chain.losers.map(({ entry, why }) => `  not ${entry.path}  ${whose(entry.plugin)}: ${why}`),
  ]);
}

/** Every name that has more than one provider, with its chain; with `all` every name. */
export function renderDelta(
  delta: {
    readonly names: readonly {
      readonly kind: string;
      readonly name: string;
      readonly class: string;
      readonly chain: readonly {
        readonly plugin: string | null;
        readonly path: string;
        readonly state: string;
        readonly compared: string | null;
      }[];
    }[];
    readonly notChecked: readonly NotChecked[];
  },
  all: boolean,
): string {
  const shown = delta.names.filter((name) => all || name.class !== 'unchanged');
  const unchanged = delta.names.filter((name) => name.class === 'unchanged').length;
  return lines([
    ...shown.flatMap((name) => [
      `${name.class}  ${name.kind} ${quoteWhereNeeded(name.name)}`,
      ...name.chain.map(
        ({ plugin, path, state, compared }) =>
          `  ${whose(plugin)}  ${path}  ${state}${compared === null ? '' : `, bytes ${comparedText(compared)}`}`,
      ),
    ]),
    `${count(shown.length, 'name')} shown, ${unchanged} with one provider`,
    ...notCheckedLines(delta.notChecked),
  ]);
}

/** What a migration would delete or did, what it keeps and why. */
export function renderMigration(migration: {
  readonly plan: {
    readonly files: readonly {
      readonly path: string;
      readonly plugin: string;
      readonly version: string;
    }[];
    readonly directories: readonly string[];
    readonly kept: readonly { readonly path: string; readonly why: string }[];
    readonly notChecked: readonly NotChecked[];
  };
  readonly applied: {
    readonly refusals: readonly { readonly code: string; readonly message: string }[];
    readonly deleted: readonly string[];
    readonly directories: readonly string[];
  } | null;
}): string {
  const { plan, applied } = migration;
  if (applied !== null && applied.refusals.length > 0) {
    return lines([
      ...applied.refusals.map(({ code, message }) => `refused (${code}): ${message}`),
      'nothing was deleted; make a new plan and review it',
    ]);
  }
  if (applied !== null) {
    return lines([
      ...applied.deleted.map((path) => `deleted ${path}`),
      ...applied.directories.map((path) => `removed the empty directory ${path}`),
      `${count(applied.deleted.length, 'file')} deleted`,
    ]);
  }
  return lines([
    ...plan.files.map(
      ({ path, plugin, version }) =>
        `delete ${path}: ${version === 'older' ? 'an older version' : 'a copy'} of the plugin ${quote(plugin)}'s`,
    ),
    ...plan.directories.map((path) => `remove ${path}: it would be empty`),
    ...plan.kept.map(({ path, why }) => `keep ${path}: ${why}`),
    ...notCheckedLines(plan.notChecked),
    `${count(plan.files.length, 'file')} to delete, ${plan.kept.length} kept; nothing was written in the store`,
  ]);
}

function comparedText(compared: string): string {
  return compared === 'older'
    ? 'that the first has from an older version'
    : compared === 'equal'
      ? 'equal to the first'
      : 'other than the first';
}

function notCheckedLines(notChecked: readonly NotChecked[]): readonly string[] {
  return notChecked.map(({ what, why }) => `not checked: ${what} (${why})`);
}

function whose(plugin: string | null): string {
  return plugin === null ? 'yours' : `plugin ${quoteWhereNeeded(plugin)}`;
}

function quoteWhereNeeded(name: string): string {
  return /^[\w.-]+$/.test(name) ? name : quote(name);
}

function count(many: number, what: string): string {
  return `${many} ${what}${many === 1 ? '' : 's'}`;
}

function table(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = [0, 1, 2].map((at) =>
    rows.reduce((most, row) => Math.max(most, row[at]?.length ?? 0), 0),
  );
  return rows.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

function lines(all: readonly string[]): string {
  return all.map((line) => `${forLog(line)}\n`).join('');
}
