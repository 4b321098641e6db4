// The base of a scope: every part of it below the configuration directory or the project is a real
// directory, never a link. Specification: lifecycle page, "Where things live".
import { dirname, join } from 'node:path';
import type { Disk } from '../base/disk.ts';
import { systemCode } from '../base/fault.ts';
import type { ScopeLayout } from './layout.ts';
import { PluginWriterRefusal } from './writer-refusal.ts';

/** `absent` when a part is missing and the ones before it are fine. */
export type BaseState = 'present' | 'absent';

/**
 * Looks at every part. Throws `PluginWriterRefusal`: `linked_target` for a link, `invalid` for anything
 * else that is not a directory.
 */
export function inspectBase(disk: Disk, layout: ScopeLayout): BaseState {
  let path = layout.anchor;
  if (disk.statSync(path, { throwIfNoEntry: false }) === undefined) {
    if (disk.lstatSync(path, { throwIfNoEntry: false }) !== undefined) {
      throw new PluginWriterRefusal('linked_target', `${path} is a link that leads nowhere`);
    }
    return 'absent';
  }
  for (const part of layout.parts) {
    path = join(path, part);
    const facts = disk.lstatSync(path, { throwIfNoEntry: false });
    if (facts === undefined) return 'absent';
    if (facts.isSymbolicLink()) {
      throw new PluginWriterRefusal('linked_target', `${path} is a link, not a directory`);
    }
    if (!facts.isDirectory()) {
      throw new PluginWriterRefusal('invalid', `${path} is not a directory`);
    }
  }
  return 'present';
}

/**
 * Makes what is missing of the base and returns the directories it made, outermost first. Checks the
 * parts again afterwards.
 */
export function makeBase(disk: Disk, layout: ScopeLayout): readonly string[] {
  if (inspectBase(disk, layout) === 'present') return [];
  const missing: string[] = [];
  for (let path = layout.base; ; path = dirname(path)) {
    if (disk.lstatSync(path, { throwIfNoEntry: false }) !== undefined) break;
    missing.unshift(path);
    if (path === dirname(path)) break;
  }
  const made: string[] = [];
  try {
    for (const path of missing) {
      try {
        disk.mkdirSync(path, { mode: 0o755 });
        made.push(path);
      } catch (error) {
        // Another writer made it at the same moment; the check below says whether it is a directory.
        if (systemCode(error) !== 'EEXIST') throw error;
      }
    }
    if (inspectBase(disk, layout) === 'absent') {
      throw Object.assign(new Error(`${layout.base} vanished while it was made`), {
        code: 'ENOENT',
      });
    }
  } catch (error) {
    removeEmpty(disk, made);
    throw error;
  }
  return made;
}

/** Takes away those of the directories that are still empty, innermost first. Throws nothing. */
export function removeEmpty(disk: Disk, made: readonly string[]): void {
  for (const path of [...made].reverse()) {
    try {
      disk.rmdirSync(path);
    } catch {
      return;
    }
  }
}
