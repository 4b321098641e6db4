// Whether a plugin's entry changed after the owner began to shadow it, by the dates of commits. Needs both
// histories; where one is missing nothing can be said. Pure.
// Specification: capabilities page, "shadowing an entry that changed since".
import { relative, sep } from 'node:path';
import { type Finding, finding, wholeFile } from '../base/finding.ts';
import { quote } from '../base/quote.ts';
import type { ObjectHistory } from '../git/object-history.ts';
import type { Provided } from './catalogue.ts';
import type { Voucher } from './vouchers.ts';

export interface StoreHistory {
  readonly history: ObjectHistory;
  /** The store relative to its repository, `.` for its root. */
  readonly prefix: string;
}

/** Findings for the names of one kind. */
export function shadowAgeFindings(
  provided: readonly Provided[],
  store: StoreHistory,
  vouchers: ReadonlyMap<string, Voucher>,
): readonly Finding[] {
  const own = new Map(
    provided
      .filter(({ entry }) => entry.source.plugin === null)
      .map((each) => [each.entry.name as string, each]),
  );
  const ownChange = changeTimes(store.history, store.prefix);
  const pluginChange = new Map<string, (path: string) => number | null>();
  return provided.flatMap(({ entry }) => {
    const { plugin } = entry.source;
    const mine = own.get(entry.name);
    const history = plugin === null ? undefined : vouchers.get(plugin)?.history;
    if (plugin === null || mine === undefined || history === null || history === undefined)
      return [];
    const times = pluginChange.get(plugin) ?? changeTimes(history, '.');
    pluginChange.set(plugin, times);
    const theirs = times(pathIn(entry));
    const since = ownChange(pathIn(mine.entry));
    if (theirs === null || since === null || theirs <= since) return [];
    return [
      finding({
        rule: 'capability/shadows-changed',
        messageId: 'newer',
        message: `the ${entry.row.kind} ${quote(entry.name)} of ${quote(plugin)} changed since yours began to shadow it`,
        place: wholeFile(mine.entry.path),
        row: `${entry.row.kind}:${entry.name}`,
        found: day(theirs),
        expected: `no change after ${day(since)}`,
        related: [{ message: `that of ${quote(plugin)}`, place: wholeFile(entry.path) }],
      }),
    ];
  });
}

function pathIn({ source, path }: Provided['entry']): string {
  return relative(source.path, path).split(sep).join('/');
}

/** Last change of a file, or of a direct child of a kind's folder with all that is in it. */
function changeTimes(history: ObjectHistory, prefix: string): (path: string) => number | null {
  const times = new Map<string, number>();
  const start = prefix === '.' ? '' : `${prefix}/`;
  for (const [path, time] of history.lastChange) {
    if (!path.startsWith(start)) continue;
    const entry = path.slice(start.length).split('/').slice(0, 2).join('/');
    times.set(entry, Math.max(times.get(entry) ?? 0, time));
  }
  return (path) => times.get(path) ?? null;
}

function day(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}
