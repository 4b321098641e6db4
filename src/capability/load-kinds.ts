// Skills, affordances and notifications: found once when a session starts, then frozen. A read asks only the
// inventory again: what was disabled since is gone, what was added waits for the next session.
// Specification: capabilities page, "Nothing is resolved at import".
import { basename } from 'node:path';
import { realDisk } from '../base/disk.ts';
import { type Catalogue, readCatalogue, resolveNames } from './catalogue.ts';
import { contributes } from './inventory.ts';
import { type CapabilityKind, kindRow, kindRows } from './kinds.ts';
import type { CapabilityPlace } from './place.ts';
import { whyOf } from './read-file.ts';
import { type CapabilityRecord, recordOf } from './records.ts';
import { type CapabilitySource, readCapabilitySources } from './sources.ts';
import {
  type GetTaskOptions,
  getTaskByDirName,
  type ListTasksOptions,
  listTasks,
} from './tasks.ts';

/** Effective skills of these roots, the store first: sources, or their paths. */
export function loadSkills(
  roots: readonly (CapabilitySource | string)[],
): readonly CapabilityRecord[] {
  return loadKind(roots, 'skill');
}

/** Effective affordances of these roots, the store first: sources, or their paths. */
export function loadAffordances(
  roots: readonly (CapabilitySource | string)[],
): readonly CapabilityRecord[] {
  return loadKind(roots, 'affordance');
}

function loadKind(
  roots: readonly (CapabilitySource | string)[],
  kind: CapabilityKind,
): readonly CapabilityRecord[] {
  const sources = roots.map((root, at) =>
    typeof root === 'string' ? sourceOfRoot(root, at) : root,
  );
  return effective(readCatalogue({}, sources, kindRow(kind)).provided);
}

/** Of paths alone, the first is the store and every other one a plugin named by its folder. */
function sourceOfRoot(path: string, at: number): CapabilitySource {
  let realPath = path;
  try {
    realPath = realDisk.realpathSync.native(path);
  } catch (error) {
    whyOf(error);
  }
  return { path, realPath, plugin: at === 0 ? null : basename(path), writable: at === 0 };
}

function effective(provided: Catalogue['provided']): readonly CapabilityRecord[] {
  return provided.filter(({ state }) => state === 'effective').map(recordOf);
}

/** One session: tasks are live, everything else is as it was when the session was opened, less what was disabled. */
export class CapabilitySession {
  readonly #place: CapabilityPlace;
  readonly #frozen: ReadonlyMap<CapabilityKind, Catalogue>;

  constructor(place: CapabilityPlace) {
    this.#place = place;
    const { sources } = readCapabilitySources(place);
    this.#frozen = new Map(
      kindRows
        .filter(({ resolved }) => resolved === 'session')
        .map((row) => [row.kind, readCatalogue(place, sources, row)]),
    );
  }

  /** Effective records of a kind that is resolved once per session; asks the inventory, lists no folder. */
  read(kind: Exclude<CapabilityKind, 'task'>): readonly CapabilityRecord[] {
    const frozen = this.#frozen.get(kind)?.provided ?? [];
    const named = new Set(frozen.flatMap(({ entry }) => entry.source.plugin ?? []));
    const now = this.#place.inventory.read(named);
    const enabled = new Set(now.plugins.filter(contributes).map(({ name }) => name));
    const left = frozen
      .map(({ entry }) => entry)
      .filter(({ source }) => source.plugin === null || enabled.has(source.plugin));
    return effective(resolveNames(left));
  }

  listTasks(options: ListTasksOptions = {}): ReturnType<typeof listTasks> {
    return listTasks(this.#place, options);
  }

  getTaskByDirName(
    name: unknown,
    options: GetTaskOptions = {},
  ): ReturnType<typeof getTaskByDirName> {
    return getTaskByDirName(this.#place, name, options);
  }
}
