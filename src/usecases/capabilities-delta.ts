// `capabilities delta`: every name, what its providers amount to, and the whole chain. Prints nothing.
// Specification: capabilities page, "Delta and migration".
import type { NotChecked } from '../base/finding.ts';
import { quote } from '../base/quote.ts';
import { type DeltaClass, type DeltaProvider, readDelta } from '../capability/delta.ts';
import type { CapabilityKind } from '../capability/kinds.ts';
import { recordOf } from '../capability/records.ts';
import { readCapabilitySources } from '../capability/sources.ts';
import { readVouchers } from '../capability/vouchers.ts';
import { placed } from './capabilities-list.ts';
import { type CapabilitiesRequest, capabilitiesPlace, historyWorld } from './capabilities-place.ts';
import { displayPath } from './display-path.ts';
import type { Progress } from './progress.ts';

export interface DeltaRequest extends CapabilitiesRequest {
  /** Environment for git, of which only an allow-list is passed on. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly progress?: Progress;
}

export interface DeltaParty {
  /** Null for the owner. */
  readonly plugin: string | null;
  /** Relative to the working directory. */
  readonly path: string;
  readonly enabled: boolean;
  readonly state: 'effective' | 'shadowed' | 'broken' | 'disabled';
  /** Why its plugin is not enabled, as a phrase after "its plugin"; null where it is. */
  readonly why: string | null;
  readonly link: boolean;
  readonly compared: DeltaProvider['compared'];
}

export interface CapabilitiesDelta {
  readonly names: readonly {
    readonly kind: CapabilityKind;
    readonly name: string;
    readonly class: DeltaClass;
    readonly chain: readonly DeltaParty[];
  }[];
  readonly notChecked: readonly NotChecked[];
  /** False: the inventory cannot be read, so that no plugin counts. */
  readonly readable: boolean;
}

/** Reads the delta. Throws `Fault` (`usage`, `io`, `too-large`). */
export function capabilitiesDelta(request: DeltaRequest): CapabilitiesDelta {
  const place = capabilitiesPlace(request);
  const reading = readCapabilitySources(place);
  const { vouchers, notChecked } = readVouchers(reading.known, historyWorld(request));
  const why = new Map<string | null, string | null>(
    reading.known.map((known) => [known.plugin, known.why]),
  );
  return {
    names: readDelta(place, reading, vouchers).map(({ chain, ...name }) => ({
      ...name,
      chain: chain.map(({ provided, enabled, compared }) => ({
        plugin: provided.entry.source.plugin,
        path: displayPath(request.cwd, provided.entry.path),
        enabled,
        state: enabled ? recordOf(provided).state : 'disabled',
        why: enabled ? null : (why.get(provided.entry.source.plugin) ?? 'is disabled'),
        link: provided.entry.link,
        compared,
      })),
    })),
    notChecked: [
      ...notChecked,
      ...placed(request.cwd, reading.findings).map(({ message, place: { file } }) => ({
        what: `${quote(file)}: ${message}`,
        why: 'see plugin-gate capabilities check',
      })),
    ],
    readable: reading.readable,
  };
}
