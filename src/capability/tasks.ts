// Tasks, found anew at each call: what a plugin's update changed shows at once, what was disabled is gone.
// `getTaskByDirName` is the only way from a name to an implementation, for menu, sockets, queue and executor.
// Specification: capabilities page, "Reading".
import { quote } from '../base/quote.ts';
import { badName, CapabilityError } from './capability-error.ts';
import { parseCapabilityName } from './capability-name.ts';
import { lookUp, type Provided, readCatalogue } from './catalogue.ts';
import { fileMatcher } from './file-patterns.ts';
import { type CapabilityKind, kindRow } from './kinds.ts';
import type { CapabilityPlace } from './place.ts';
import { type TaskRecord, taskRecordOf } from './records.ts';
import { readCapabilitySources } from './sources.ts';

export interface ListTasksOptions {
  /** Only tasks whose patterns match this file: relative, with `/`. */
  readonly file?: string;
}

export interface GetTaskOptions {
  /** Whose task it must be: a plugin's name, or null for the owner's. Left out: whoever's it is. */
  readonly owner?: string | null;
}

/** Effective tasks of every source, by name; names are unique. */
export function listTasks(
  place: CapabilityPlace,
  options: ListTasksOptions = {},
): readonly TaskRecord[] {
  const { sources } = readCapabilitySources(place);
  const tasks = readCatalogue(place, sources, kindRow('task'))
    .provided.filter((provided) => provided.state === 'effective')
    .map(taskRecordOf);
  if (options.file === undefined) return tasks;
  const matches = fileMatcher(options.file);
  return tasks.filter((task) => matches(task.patterns));
}

/**
 * The task of a name, whatever the caller gave as one. Throws `CapabilityError`: `bad-name` before any look at
 * the disk, `not-found`, `broken`, and `owner-changed` where it is no longer whose the caller expects.
 */
export function getTaskByDirName(
  place: CapabilityPlace,
  name: unknown,
  options: GetTaskOptions = {},
): TaskRecord {
  const parsed = parseCapabilityName(name);
  if (!parsed.ok) throw badName(name, parsed.fault);
  const { sources } = readCapabilitySources(place);
  const provided = lookUp(place, sources, kindRow('task'), parsed.name);
  const winner = provided.find(({ state }) => state === 'effective');
  const decides = winner ?? provided.find(({ shadowedBy }) => shadowedBy === null);
  if (options.owner !== undefined) expectOwner(parsed.name, options.owner, decides);
  if (winner !== undefined) return taskRecordOf(winner);
  throw decides === undefined ? notFound(parsed.name) : brokenTask(decides);
}

/** What nothing that is enabled provides. */
export function notFound(name: string, kind: CapabilityKind = 'task'): CapabilityError {
  return new CapabilityError({
    code: 'not-found',
    message: `there is no ${kind} ${quote(name)}`,
    name,
    hint: 'it may belong to a plugin that is disabled; plugin-gate capabilities delta shows who has it',
  });
}

function expectOwner(name: string, expected: string | null, decides: Provided | undefined): void {
  if (decides === undefined) return;
  const { plugin } = decides.entry.source;
  if (plugin === expected) return;
  throw new CapabilityError({
    code: 'owner-changed',
    message: `the task ${quote(name)} was ${whose(expected)} and is ${whose(plugin)} now`,
    name,
    plugin,
    hint: 'review the task, then store the job again',
  });
}

function whose(plugin: string | null): string {
  return plugin === null ? "the owner's" : `the plugin ${quote(plugin)}'s`;
}

function brokenTask({ entry }: Provided): CapabilityError {
  return new CapabilityError({
    code: 'broken',
    message: `the task ${quote(entry.name)} cannot run: ${entry.findings[0]?.message ?? 'it is broken'}`,
    name: entry.name,
    plugin: entry.source.plugin,
    hint: 'plugin-gate capabilities check says what is wrong',
  });
}
