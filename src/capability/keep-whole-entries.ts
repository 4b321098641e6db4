// Holds a migration to what it promises: the names before and after are the same, and what ran before runs
// after. Copies of an entry go together or stay together where one of them alone would leave it broken.
// Specification: capabilities page, "the set of names before and after is the same".
import { basename } from 'node:path';
import { type Disk, realDisk } from '../base/disk.ts';
import { quote } from '../base/quote.ts';
import { type FoundEntry, findEntries } from './entries.ts';
import { kindRows } from './kinds.ts';
import { openEntry } from './open-entry.ts';
import type { CapabilityPlace } from './place.ts';
import type { KeptFile } from './plan-migration.ts';
import type { SourcesReading } from './sources.ts';
import type { StoreCopy } from './store-copies.ts';
import type { Voucher } from './vouchers.ts';
import type { Walked } from './walk-files.ts';

export interface WholeEntries {
  readonly files: readonly StoreCopy[];
  readonly kept: readonly KeptFile[];
}

/** Of the proven copies, those that may go; every file is in exactly one of the two lists. */
export function keepWholeEntries(
  place: CapabilityPlace,
  sources: SourcesReading,
  proven: readonly StoreCopy[],
  walked: Walked,
  vouchers: ReadonlyMap<string, Voucher>,
): WholeEntries {
  const disk = place.disk ?? realDisk;
  const entries = storeEntries(disk, sources);
  const total = countByEntry(walked.files.map(({ path }) => path));
  const groups = new Map<string, StoreCopy[]>();
  for (const copy of proven) {
    const key = entryKey(copy.path);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [copy]);
    else group.push(copy);
  }
  const files: StoreCopy[] = [];
  const kept: KeptFile[] = [];
  for (const [key, group] of groups) {
    const entry = entries.get(key);
    const whole = total.get(key) === group.length;
    const why =
      emptyOnly(group) ??
      (whole ? vanishes(group, entry, vouchers) : entry === undefined ? null : breaks(disk, entry));
    if (why === null) files.push(...group);
    else kept.push(...group.map(({ path }) => ({ path, why })));
  }
  return { files, kept };
}

function breaks(disk: Disk, entry: FoundEntry): string | null {
  if (entry.row.entryFile === null || !openEntry(disk, entry).usable) return null;
  return `the rest of the ${entry.row.kind} ${quote(entry.name)} is yours, and would be broken without it`;
}

/** Entries of the store by kind's folder and file name. */
function storeEntries(disk: Disk, { sources }: SourcesReading): ReadonlyMap<string, FoundEntry> {
  const own = sources.filter(({ plugin }) => plugin === null);
  return new Map(
    own.flatMap((store) =>
      kindRows.flatMap((row) =>
        findEntries(disk, store, row).entries.map(
          (entry) => [`${row.folder}/${basename(entry.path)}`, entry] as const,
        ),
      ),
    ),
  );
}

/** The first two parts of a path: the entry it lies in. */
function entryKey(path: string): string {
  return path.split('/').slice(0, 2).join('/');
}

function countByEntry(paths: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const path of paths) counts.set(entryKey(path), (counts.get(entryKey(path)) ?? 0) + 1);
  return counts;
}

/** An empty file equals every other one: alone it proves nothing. */
function emptyOnly(group: readonly StoreCopy[]): string | null {
  return group.every(({ bytes }) => bytes === 0)
    ? 'it is empty, and an empty file proves nothing'
    : null;
}

function vanishes(
  group: readonly StoreCopy[],
  entry: FoundEntry | undefined,
  vouchers: ReadonlyMap<string, Voucher>,
): string | null {
  if (entry === undefined || group.some(({ inPluginFolder }) => inPluginFolder)) return null;
  const prefix = `${entry.row.folder}/${basename(entry.path)}`;
  const provided = [...vouchers.values()].some(({ current }) =>
    entry.shape === 'file'
      ? current.has(prefix)
      : [...current].some((path) => path.startsWith(`${prefix}/`)),
  );
  return provided
    ? null
    : `no installed plugin provides the ${entry.row.kind} ${quote(entry.name)} any more`;
}
