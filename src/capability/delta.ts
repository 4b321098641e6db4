// Every name with its whole chain of providers, and what that chain amounts to: who wins, whose bytes are equal,
// who would come in if something were enabled. Bytes are compared along all of it. Reads only.
// Specification: capabilities page, "Delta and migration".
import { realDisk } from '../base/disk.ts';
import { byCodeUnits } from '../base/order.ts';
import { type Provided, readCatalogue } from './catalogue.ts';
import { type EntryBytes, readEntryBytes } from './entry-bytes.ts';
import { type CapabilityKind, kindRows } from './kinds.ts';
import type { CapabilityPlace } from './place.ts';
import type { SourcesReading } from './sources.ts';
import type { Voucher } from './vouchers.ts';

export type DeltaClass =
  | 'unchanged' // one provider
  | 'duplicate' // the owner's bytes equal the plugin's
  | 'stale-duplicate' // they equal an older version
  | 'overridden' // they differ
  | 'contested' // two plugins, no owner
  | 'latent' // all but one party are disabled
  | 'redirected'; // the winner is a link

export interface DeltaProvider {
  readonly provided: Provided;
  readonly enabled: boolean;
  /** Its bytes against those of the first of the chain; null for the first itself and where one cannot be read. */
  readonly compared: 'equal' | 'older' | 'differs' | null;
}

export interface DeltaName {
  readonly kind: CapabilityKind;
  readonly name: string;
  readonly class: DeltaClass;
  /** The winner first where there is one, then in the order of sources; disabled plugins last. */
  readonly chain: readonly DeltaProvider[];
}

/** All names of all kinds, by kind and name. */
export function readDelta(
  place: CapabilityPlace,
  reading: SourcesReading,
  vouchers: ReadonlyMap<string, Voucher>,
): readonly DeltaName[] {
  const disabled = reading.known.filter(({ enabled }) => !enabled);
  return kindRows.flatMap((row) => {
    const byName = new Map<string, { readonly provided: Provided; readonly enabled: boolean }[]>();
    const add = (provided: Provided, enabled: boolean): void => {
      const chain = byName.get(provided.entry.name);
      if (chain === undefined) byName.set(provided.entry.name, [{ provided, enabled }]);
      else chain.push({ provided, enabled });
    };
    for (const each of readCatalogue(place, reading.sources, row).provided) add(each, true);
    for (const each of readCatalogue(place, disabled, row).provided) add(each, false);
    return [...byName.values()]
      .map((chain) => nameOf(place, row.kind, chain, vouchers))
      .sort((a, b) => byCodeUnits(a.name, b.name));
  });
}

function nameOf(
  place: CapabilityPlace,
  kind: CapabilityKind,
  unsorted: readonly { readonly provided: Provided; readonly enabled: boolean }[],
  vouchers: ReadonlyMap<string, Voucher>,
): DeltaName {
  const rank = ({ provided, enabled }: (typeof unsorted)[number]): number =>
    !enabled ? 2 : provided.shadowedBy === null ? 0 : 1;
  const sorted = [...unsorted].sort((a, b) => rank(a) - rank(b));
  const disk = place.disk ?? realDisk;
  const bytes =
    sorted.length > 1 ? sorted.map(({ provided }) => readEntryBytes(disk, provided.entry)) : [];
  const chain = sorted.map(
    (party, at): DeltaProvider => ({
      ...party,
      compared: at === 0 ? null : compare(bytes[0], bytes[at], party.provided, vouchers),
    }),
  );
  const [first] = chain;
  const name = first?.provided.entry.name ?? '';
  return { kind, name, class: classOf(chain), chain };
}

function classOf(chain: readonly DeltaProvider[]): DeltaClass {
  const [first, second] = chain;
  if (first?.provided.entry.link === true) return 'redirected';
  if (second === undefined) return 'unchanged';
  if (!second.enabled) return 'latent';
  if (first?.provided.entry.source.plugin !== null) return 'contested';
  if (second.compared === 'equal') return 'duplicate';
  return second.compared === 'older' ? 'stale-duplicate' : 'overridden';
}

function compare(
  winner: EntryBytes | null | undefined,
  other: EntryBytes | null | undefined,
  provided: Provided,
  vouchers: ReadonlyMap<string, Voucher>,
): DeltaProvider['compared'] {
  if (!winner || !other) return null;
  const paths = [...winner.keys()];
  if (paths.length === other.size && paths.every((path) => other.get(path) === winner.get(path))) {
    return 'equal';
  }
  const { source } = provided.entry;
  const history = source.plugin === null ? null : vouchers.get(source.plugin)?.history;
  const older =
    paths.length > 0 &&
    paths.every((path) => history?.versions.get(path)?.has(winner.get(path) ?? '') === true);
  return older ? 'older' : 'differs';
}
