// What callers get: records with provenance. `plugin` is the plugin's name, or null for the owner's. Pure.
import { join } from 'node:path';
import { Fault } from '../base/fault.ts';
import type { Provided } from './catalogue.ts';
import type { CapabilityKind } from './kinds.ts';

export interface CapabilityRecord {
  readonly kind: CapabilityKind;
  /** The entry's name: its directory, or its file less the extension. */
  readonly name: string;
  readonly plugin: string | null;
  /** Absolute path of its directory or file. */
  readonly path: string;
  readonly state: Provided['state'];
  /** Who has the name instead: a plugin's name, or `owner`; else null. */
  readonly shadowedBy: string | null;
}

export interface TaskRecord extends CapabilityRecord {
  readonly kind: 'task';
  /** `name` of its metadata. */
  readonly title: string;
  readonly description: string;
  /** Absolute path of the file to run; inside `path`. */
  readonly implementation: string;
  readonly patterns: readonly string[];
}

/** What stands for the owner where a plugin has its name. */
export const OWNER = 'owner';

export function recordOf({ entry, state, shadowedBy }: Provided): CapabilityRecord {
  return {
    kind: entry.row.kind,
    name: entry.name,
    plugin: entry.source.plugin,
    path: entry.path,
    state,
    shadowedBy: shadowedBy === null ? null : (shadowedBy.plugin ?? OWNER),
  };
}

/** The record of a usable task. */
export function taskRecordOf(provided: Provided): TaskRecord {
  const { task, path } = provided.entry;
  if (task === null) throw new Fault('internal', `${provided.entry.name} is no usable task`);
  return {
    ...recordOf(provided),
    kind: 'task',
    title: task.title,
    description: task.description,
    implementation: join(path, task.implementation),
    patterns: task.patterns,
  };
}
