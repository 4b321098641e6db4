// Everything that the rules of this area say about a store and its plugins, as findings with absolute files.
// Reads only; judges nothing. Specification: capabilities page, "Checks".
import { join } from 'node:path';
import { realDisk } from '../base/disk.ts';
import type { Finding, NotChecked } from '../base/finding.ts';
import type { Environment } from '../git/local-git.ts';
import { readObjectHistory } from '../git/object-history.ts';
import { findRepository, repositoryPath } from '../git/repository.ts';
import { type Catalogue, readCatalogue } from './catalogue.ts';
import { collisionFindings } from './collisions.ts';
import { copyFindings } from './copy-findings.ts';
import { kindRows } from './kinds.ts';
import { entryNameFindings } from './name-findings.ts';
import type { CapabilityPlace } from './place.ts';
import { type StoreHistory, shadowAgeFindings } from './shadow-age.ts';
import { readCapabilitySources } from './sources.ts';
import { readStoreCopies } from './store-copies.ts';
import { type HistoryWorld, readVouchers } from './vouchers.ts';

export interface CapabilitiesChecked {
  /** Names of the plugins that count: installed, enabled and there. */
  readonly plugins: readonly string[];
  /** How many entries were looked at, the store's and the plugins'. */
  readonly entries: number;
  readonly findings: readonly Finding[];
  readonly notChecked: readonly NotChecked[];
}

/** Checks a place. Throws `Fault` (`io`, `too-large`). */
export function checkCapabilities(
  place: CapabilityPlace,
  world: HistoryWorld,
): CapabilitiesChecked {
  const disk = place.disk ?? realDisk;
  const reading = readCapabilitySources(place);
  const catalogues = kindRows.map((row) => readCatalogue(place, reading.sources, row));
  const { vouchers, notChecked } = readVouchers(reading.known, world, disk);
  const { copies, walked } = readStoreCopies(place.store, vouchers, disk);
  const shadowing = catalogues.some(hasShadowed);
  const store = shadowing ? storeHistory(place, world.environment) : null;
  return {
    plugins: reading.sources.flatMap(({ plugin }) => (plugin === null ? [] : [plugin])),
    entries: catalogues.reduce((sum, { provided }) => sum + provided.length, 0),
    findings: [
      ...reading.findings,
      ...catalogues.flatMap(({ provided, findings }) => [
        ...findings,
        ...entryNameFindings(
          provided.map(({ entry }) => ({
            kind: entry.row.kind,
            name: entry.name,
            file: entry.path,
          })),
        ),
        ...collisionFindings(provided),
        ...(store === null || typeof store === 'string'
          ? []
          : shadowAgeFindings(provided, store, vouchers)),
      ]),
      ...copyFindings(copies, (path) => join(place.store, path)),
    ],
    notChecked: [
      ...notChecked,
      ...(typeof store === 'string'
        ? [{ what: 'whether what you shadow changed since', why: store }]
        : []),
      ...[...walked.repositories, ...walked.unreadable].map((path) => ({
        what: `${path} in the store`,
        why: 'it is a repository of its own or cannot be read',
      })),
    ],
  };
}

function hasShadowed({ provided }: Catalogue): boolean {
  return provided.some(({ shadowedBy }) => shadowedBy !== null && shadowedBy.plugin === null);
}

/** The history of the store, or why there is none. */
function storeHistory(place: CapabilityPlace, environment: Environment): StoreHistory | string {
  const repository = findRepository(place.store, environment);
  const prefix = repository === null ? null : repositoryPath(repository, place.store);
  if (repository === null || prefix === null) return 'the store is not in a git repository';
  const reading = readObjectHistory(repository, [prefix]);
  return reading.ok ? { history: reading.history, prefix } : `of the store: ${reading.why}`;
}
