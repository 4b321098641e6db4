// One kind over every source: who wins each name, who is shadowed by whom, what is broken. The owner's entry
// wins, broken or not; then the first plugin in order whose entry can be used.
// Specification: capabilities page, "Reading".
import { realDisk } from '../base/disk.ts';
import type { Finding } from '../base/finding.ts';
import { byCodeUnits } from '../base/order.ts';
import type { CapabilityName } from './capability-name.ts';
import { type FoundEntry, findEntries } from './entries.ts';
import type { KindRow } from './kinds.ts';
import { type OpenedEntry, openEntry } from './open-entry.ts';
import type { CapabilityPlace } from './place.ts';
import type { CapabilitySource } from './sources.ts';

export interface Provided {
  readonly entry: OpenedEntry;
  /** `effective`: what look-up gives. `broken`: never given; an owner's still takes its name. */
  readonly state: 'effective' | 'shadowed' | 'broken';
  /** Whose entry has the name instead; null unless another one has it. */
  readonly shadowedBy: CapabilitySource | null;
}

export interface Catalogue {
  /** By name, then in the order of sources. */
  readonly provided: readonly Provided[];
  /** Files are absolute. */
  readonly findings: readonly Finding[];
}

type Where = Pick<CapabilityPlace, 'disk'>;

/** Every entry of a kind in these sources. */
export function readCatalogue(
  where: Where,
  sources: readonly CapabilitySource[],
  row: KindRow,
): Catalogue {
  const disk = where.disk ?? realDisk;
  const found = sources.map((source) => findEntries(disk, source, row));
  const opened = found.flatMap(({ entries }) => entries.map((entry) => openEntry(disk, entry)));
  return {
    provided: resolveNames(opened),
    findings: [
      ...found.flatMap((reading) => reading.findings),
      ...opened.flatMap((entry) => entry.findings),
    ],
  };
}

/** The entries of one name, and nothing else opened. */
export function lookUp(
  where: Where,
  sources: readonly CapabilitySource[],
  row: KindRow,
  name: CapabilityName,
): readonly Provided[] {
  const disk = where.disk ?? realDisk;
  const found: readonly FoundEntry[] = sources.flatMap((source) =>
    findEntries(disk, source, row).entries.filter((entry) => entry.name === name),
  );
  return resolveNames(found.map((entry) => openEntry(disk, entry)));
}

/** Gives each entry its state; `entries` are in the order of their sources. */
export function resolveNames(entries: readonly OpenedEntry[]): readonly Provided[] {
  const winners = new Map<string, OpenedEntry>();
  for (const entry of entries) {
    const takes = entry.usable || entry.source.plugin === null;
    if (takes && !winners.has(entry.name)) winners.set(entry.name, entry);
  }
  return entries
    .map((entry): Provided => {
      const winner = winners.get(entry.name);
      const shadowedBy = winner === undefined || winner === entry ? null : winner.source;
      if (!entry.usable) return { entry, state: 'broken', shadowedBy };
      return { entry, state: shadowedBy === null ? 'effective' : 'shadowed', shadowedBy };
    })
    .sort((a, b) => byCodeUnits(a.entry.name, b.entry.name));
}
