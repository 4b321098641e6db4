// Creating, updating and deleting tasks: in the owner's store and nowhere else. Who owns a name is found here,
// not told by the caller. New entries are staged beside and renamed; changed files are replaced whole.
// Specification: capabilities page, "Writing".
import { randomBytes } from 'node:crypto';
import { dirname, join, posix } from 'node:path';
import { syncDirectory, writeFileAtomic } from '../base/atomic-file.ts';
import { type Disk, realDisk } from '../base/disk.ts';
import { hasUnseen } from '../base/escape.ts';
import { Fault, messageOf } from '../base/fault.ts';
import { quote } from '../base/quote.ts';
import { badName, CapabilityError } from './capability-error.ts';
import { type CapabilityName, parseCapabilityName } from './capability-name.ts';
import { lookUp, type Provided } from './catalogue.ts';
import { kindRow } from './kinds.ts';
import type { CapabilityPlace } from './place.ts';
import { readSmall } from './read-file.ts';
import type { TaskRecord } from './records.ts';
import { readCapabilitySources } from './sources.ts';
import { badTask, parseTaskDraft, type TaskDraft } from './task-draft.ts';
import { parseTaskMetadata, TASK_FILE_BYTES } from './task-metadata.ts';
import { taskYaml } from './task-yaml.ts';
import { getTaskByDirName, notFound } from './tasks.ts';
import { assertOwn, linked, makeOwnDirectories, writableFolder } from './writable-store.ts';

export interface CreateTaskOptions {
  /** Create it although an enabled plugin provides that name, which the owner's then shadows. */
  readonly override?: boolean;
}

export interface DeletedTask {
  readonly name: string;
  /** The plugin whose task has the name now, or null when nobody does. */
  readonly reveals: string | null;
}

/** Creates a task of the owner's. Throws `CapabilityError` and `Fault` (`io`). */
export function createTask(
  place: CapabilityPlace,
  name: unknown,
  task: unknown,
  options: CreateTaskOptions = {},
): TaskRecord {
  const { disk, parsed, own, plugin } = ownership(place, name);
  assertStorable(parsed);
  const draft = { title: parsed, patterns: undefined, ...parseTaskDraft(task, parsed) };
  if (own !== undefined) {
    const message = `you have a task ${quote(parsed)} already`;
    throw new CapabilityError({ code: 'exists', message, name: parsed, hint: 'update it instead' });
  }
  if (plugin !== undefined && options.override !== true) throw wouldOverride(parsed, plugin);
  const { implementation, content } = draft;
  const complete = withoutUndefined(draft);
  assertComplete(parsed, taskYaml(null, complete));
  if (implementation === undefined) throw badTask(parsed, 'a task has an implementation');
  if (content === undefined) {
    const why = `there is no content for ${quote(implementation)}, the file that the task runs`;
    throw badTask(parsed, why, 'give its text as content');
  }
  const folder = writableFolder(disk, place, kindRow('task').folder);
  const target = join(folder, parsed);
  if (disk.lstatSync(target, { throwIfNoEntry: false }) !== undefined) {
    throw linked(parsed, 'is there already and is no task');
  }
  const staged = join(folder, `.new-${process.pid}-${randomBytes(6).toString('hex')}`);
  storing(parsed, () => {
    try {
      const file = join(staged, implementation);
      disk.mkdirSync(dirname(file), { recursive: true });
      writeNew(disk, file, content, 0o755);
      writeNew(disk, join(staged, 'task.yaml'), taskYaml(null, complete), 0o644);
      disk.renameSync(staged, target);
      syncDirectory(disk, folder);
    } catch (error) {
      disk.rmSync(staged, { recursive: true, force: true });
      throw error;
    }
  });
  return getTaskByDirName(place, parsed, { owner: null });
}

/** Changes what the draft says of a task of the owner's, and nothing else. Throws like `createTask`. */
export function updateTask(place: CapabilityPlace, name: unknown, task: unknown): TaskRecord {
  const { disk, parsed, own, plugin } = ownership(place, name);
  if (own === undefined)
    throw plugin === undefined ? notFound(parsed) : pluginOwned(parsed, plugin);
  const draft = parseTaskDraft(task, parsed);
  const folder = writableFolder(disk, place, kindRow('task').folder);
  const directory = join(folder, parsed);
  assertOwn(disk, folder, directory, parsed);
  const metadata = join(directory, 'task.yaml');
  const reading = readSmall(disk, metadata, TASK_FILE_BYTES);
  const before = reading.ok ? reading.bytes.toString('utf8') : null;
  const text = taskYaml(before, draft);
  const { implementation } = assertComplete(parsed, text);
  storing(parsed, () => {
    if (draft.content !== undefined || draft.implementation !== undefined) {
      writeImplementation(disk, directory, implementation, draft.content, parsed);
    }
    assertOwn(disk, directory, metadata, parsed);
    const expected = reading.ok ? reading.bytes : null;
    writeFileAtomic({ path: metadata, bytes: Buffer.from(text), expected, mode: null, disk });
  });
  return getTaskByDirName(place, parsed, { owner: null });
}

/** Deletes a task of the owner's, broken or not. Throws like `updateTask`: it is never a quiet no-op. */
export function deleteTask(place: CapabilityPlace, name: unknown): DeletedTask {
  const { disk, parsed, own, plugin } = ownership(place, name);
  if (own === undefined)
    throw plugin === undefined ? notFound(parsed) : pluginOwned(parsed, plugin);
  const folder = writableFolder(disk, place, kindRow('task').folder);
  const directory = join(folder, parsed);
  assertOwn(disk, folder, directory, parsed);
  const gone = join(folder, `.deleted-${process.pid}-${randomBytes(6).toString('hex')}`);
  storing(parsed, () => {
    disk.renameSync(directory, gone);
    disk.rmSync(gone, { recursive: true, force: true });
    syncDirectory(disk, folder);
  });
  // A broken one of a plugin does not take its name.
  const reveals = plugin?.entry.usable === true ? plugin.entry.source.plugin : null;
  return { name: parsed, reveals };
}

interface Ownership {
  readonly disk: Disk;
  readonly parsed: CapabilityName;
  readonly own: Provided | undefined;
  /** What would have the name without the owner. */
  readonly plugin: Provided | undefined;
}

function ownership(place: CapabilityPlace, name: unknown): Ownership {
  const parsed = parseCapabilityName(name);
  if (!parsed.ok) throw badName(name, parsed.fault);
  const { sources } = readCapabilitySources(place);
  const provided = lookUp(place, sources, kindRow('task'), parsed.name);
  return {
    disk: place.disk ?? realDisk,
    parsed: parsed.name,
    own: provided.find(({ entry }) => entry.source.plugin === null),
    plugin:
      provided.find(({ entry }) => entry.source.plugin !== null && entry.usable) ??
      provided.find(({ entry }) => entry.source.plugin !== null),
  };
}

function assertStorable(name: CapabilityName): void {
  if (name.startsWith('.')) throw badTask(name, 'a name that begins with a dot is never listed');
  if (/[<>"|?*]|[ .]$|^ /.test(name) || hasUnseen(name)) {
    throw badTask(name, `the name ${quote(name)} cannot exist on every system`);
  }
}

function assertComplete(name: string, text: string): { readonly implementation: string } {
  const { metadata, findings } = parseTaskMetadata('task.yaml', text);
  if (metadata === null) throw badTask(name, findings[0]?.message ?? 'the task is incomplete');
  return metadata;
}

function writeImplementation(
  disk: Disk,
  directory: string,
  implementation: string,
  content: string | undefined,
  name: string,
): void {
  makeOwnDirectories(disk, directory, posix.dirname(implementation), name);
  const file = join(directory, implementation);
  assertOwn(disk, directory, file, name);
  const facts = disk.lstatSync(file, { throwIfNoEntry: false });
  if (content === undefined) {
    if (facts === undefined) {
      throw badTask(name, 'the implementation is not there; give its content');
    }
    return;
  }
  const expected = facts === undefined ? null : disk.readFileSync(file);
  const mode = facts === undefined ? 0o755 : null;
  writeFileAtomic({ path: file, bytes: Buffer.from(content), expected, mode, disk });
}

function writeNew(disk: Disk, path: string, text: string, mode: number): void {
  writeFileAtomic({ path, bytes: Buffer.from(text), expected: null, mode, disk });
}

function storing(name: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    if (error instanceof Fault || error instanceof CapabilityError) throw error;
    throw new Fault('io', `cannot write the task ${quote(name)}: ${messageOf(error)}`, null, error);
  }
}

function withoutUndefined(
  draft: {
    readonly [Key in keyof TaskDraft]: TaskDraft[Key] | undefined;
  },
): TaskDraft {
  return Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined));
}

function pluginOwned(name: string, { entry }: Provided): CapabilityError {
  const { plugin } = entry.source;
  return new CapabilityError({
    code: 'plugin-owned',
    message: `the task ${quote(name)} belongs to the plugin ${quote(plugin ?? '')}`,
    name,
    plugin,
    hint: 'create one of your own with the same name to override it, or disable the plugin',
  });
}

function wouldOverride(name: string, { entry }: Provided): CapabilityError {
  const { plugin } = entry.source;
  return new CapabilityError({
    code: 'would-override',
    message: `the plugin ${quote(plugin ?? '')} provides a task ${quote(name)}`,
    name,
    plugin,
    hint: 'choose another name, or ask for overriding',
  });
}
