// `capabilities list` and `which`: every entry with its provenance, and who loses a name to whom. Prints
// nothing, writes nothing. Specification: surfaces page, `capabilities list`; capabilities page, `which`.
import { isAbsolute, relative, sep } from 'node:path';
import { Fault } from '../base/fault.ts';
import type { Finding } from '../base/finding.ts';
import { quote } from '../base/quote.ts';
import { badName } from '../capability/capability-error.ts';
import { parseCapabilityName } from '../capability/capability-name.ts';
import { lookUp, type Provided, readCatalogue } from '../capability/catalogue.ts';
import { fileMatcher } from '../capability/file-patterns.ts';
import { type CapabilityKind, kindRow, kindRows } from '../capability/kinds.ts';
import { type CapabilityRecord, recordOf } from '../capability/records.ts';
import { readCapabilitySources } from '../capability/sources.ts';
import { type JudgedFinding, judge } from '../checks/judge.ts';
import { type CapabilitiesRequest, capabilitiesPlace } from './capabilities-place.ts';
import { displayPath } from './display-path.ts';

export interface ListedCapability extends CapabilityRecord {
  /** Relative to the working directory. */
  readonly path: string;
}

export interface CapabilitiesListing {
  /** By kind in the order of the table, then by name, then in the order of sources. */
  readonly entries: readonly ListedCapability[];
  /** What was in the way of reading. */
  readonly findings: readonly JudgedFinding[];
  /** False: the inventory cannot be read, so that no plugin counts. */
  readonly readable: boolean;
}

export interface ListRequest extends CapabilitiesRequest {
  readonly kind: string | null;
  /** Only tasks whose patterns match this file, relative to `cwd`. */
  readonly file: string | null;
  /** Shadowed and broken entries too. */
  readonly all: boolean;
}

/** Lists. Throws `Fault` (`usage`) for an unknown kind. */
export function listCapabilities(request: ListRequest): CapabilitiesListing {
  const place = capabilitiesPlace(request);
  const reading = readCapabilitySources(place);
  const wanted = request.file === null ? request.kind : 'task';
  if (request.file !== null && request.kind !== null && request.kind !== 'task') {
    throw new Fault('usage', 'only tasks are for files', 'leave --kind out, or --for');
  }
  const rows = wanted === null ? kindRows : [knownKind(wanted)];
  const catalogues = rows.map((row) => readCatalogue(place, reading.sources, row));
  const matches = request.file === null ? null : fileMatcher(relativeFile(request, request.file));
  const entries = catalogues
    .flatMap(({ provided }) => provided)
    .filter(({ state }) => request.all || state === 'effective')
    .filter(({ entry }) => matches === null || matches(entry.task?.patterns ?? []))
    .map((provided) => listed(request.cwd, provided));
  const findings = [...reading.findings, ...catalogues.flatMap((each) => each.findings)];
  return {
    entries,
    findings: judge(placed(request.cwd, findings)),
    readable: reading.readable,
  };
}

export interface WhichRequest extends CapabilitiesRequest {
  readonly kind: string;
  readonly name: string;
}

export interface CapabilityChain {
  readonly kind: CapabilityKind;
  readonly name: string;
  /** Null when nothing that is enabled and works has the name. */
  readonly winner: ListedCapability | null;
  readonly losers: readonly { readonly entry: ListedCapability; readonly why: string }[];
  /** What was in the way of finding plugins. */
  readonly findings: readonly JudgedFinding[];
  /** False: the inventory cannot be read, so that no plugin counts. */
  readonly readable: boolean;
}

/** Who has a name. Throws `Fault` (`usage`) for an unknown kind or a refused name. */
export function whichCapability(request: WhichRequest): CapabilityChain {
  const row = knownKind(request.kind);
  const parsed = parseCapabilityName(request.name);
  if (!parsed.ok) {
    const { message, hint } = badName(request.name, parsed.fault);
    throw new Fault('usage', message, hint);
  }
  const place = capabilitiesPlace(request);
  const { known, sources, findings, readable } = readCapabilitySources(place);
  const provided = lookUp(place, sources, row, parsed.name);
  const disabled = known
    .filter(({ enabled }) => !enabled)
    .flatMap((source) =>
      lookUp(place, [source], row, parsed.name).map((provided) => ({ provided, why: source.why })),
    );
  const winner = provided.find(({ state }) => state === 'effective');
  const losers = provided.filter((each) => each !== winner);
  return {
    kind: row.kind,
    name: parsed.name,
    winner: winner === undefined ? null : listed(request.cwd, winner),
    losers: [
      ...losers.map((each) => ({ entry: listed(request.cwd, each), why: whyLost(each) })),
      ...disabled.map(({ provided: each, why }) => ({
        entry: listed(request.cwd, each),
        why: `its plugin ${why ?? 'is disabled'}`,
      })),
    ],
    findings: judge(placed(request.cwd, findings)),
    readable,
  };
}

/** The row of a kind that a person wrote. Throws `Fault` (`usage`). */
export function knownKind(kind: string): (typeof kindRows)[number] {
  const row = kindRow(kind);
  if (row !== null) return row;
  const kinds = kindRows.map((each) => each.kind).join(', ');
  throw new Fault('usage', `no kind is called ${quote(kind)}`, `the kinds are ${kinds}`);
}

/** Findings of absolute files, as a person at `cwd` sees them. */
export function placed(cwd: string, findings: readonly Finding[]): readonly Finding[] {
  const move = (file: string): string => (isAbsolute(file) ? displayPath(cwd, file) : file);
  return findings.map((finding) => ({
    ...finding,
    place: { ...finding.place, file: move(finding.place.file) },
    related: finding.related.map((related) => ({
      ...related,
      place: { ...related.place, file: move(related.place.file) },
    })),
  }));
}

function listed(cwd: string, provided: Provided): ListedCapability {
  const record = recordOf(provided);
  return { ...record, path: displayPath(cwd, record.path) };
}

function whyLost({ entry, state, shadowedBy }: Provided): string {
  if (state === 'broken')
    return `it is broken: ${entry.findings[0]?.message ?? 'it cannot be used'}`;
  return shadowedBy === null || shadowedBy.plugin === null
    ? 'your own entry of that name comes first'
    : `the plugin ${quote(shadowedBy.plugin)} comes before it in order`;
}

function relativeFile({ cwd }: ListRequest, file: string): string {
  const inside = isAbsolute(file) ? relative(cwd, file) : file;
  return inside.split(sep).join('/');
}
