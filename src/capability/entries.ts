// The entries of one kind in one source, by listing its folder once: the only way from a name to a path.
// List and look-up both start here, so they cannot disagree. Opens no entry; links are resolved, and one
// that leads out of its source is marked, never followed. Specification: capabilities page, "Reading".

import type { Dirent } from 'node:fs';
import { join, sep } from 'node:path';
import type { Disk } from '../base/disk.ts';
import { type Finding, finding, wholeFile } from '../base/finding.ts';
import { byCodeUnits } from '../base/order.ts';
import { quote } from '../base/quote.ts';
import { type CapabilityName, nameFaultText, parseCapabilityName } from './capability-name.ts';
import { withoutExtension } from './entry-name.ts';
import type { KindRow } from './kinds.ts';
import { whyOf } from './read-file.ts';
import type { CapabilitySource } from './sources.ts';

/** An entry that was seen, not yet opened. */
export interface FoundEntry {
  readonly row: KindRow;
  readonly name: CapabilityName;
  readonly source: CapabilitySource;
  /** Absolute path of its directory or file. */
  readonly path: string;
  /** The same with links resolved; null where that leads out of the source or nowhere. */
  readonly realPath: string | null;
  readonly shape: 'directory' | 'file';
  /** It is a symbolic link. */
  readonly link: boolean;
}

export interface EntriesReading {
  /** In code-unit order of names, each name once. */
  readonly entries: readonly FoundEntry[];
  /** Files are absolute. */
  readonly findings: readonly Finding[];
}

/** Lists the entries of a kind in a source. Throws `Fault` (`io`) where the machine failed. */
export function findEntries(disk: Disk, source: CapabilitySource, row: KindRow): EntriesReading {
  const folder = join(source.path, row.folder);
  const findings: Finding[] = [];
  let listed: readonly Dirent[];
  let realFolder: string;
  try {
    realFolder = disk.realpathSync.native(folder);
    if (!isInside(source.realPath, realFolder))
      return { entries: [], findings: [folderOut(folder)] };
    listed = disk.readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    const why = whyOf(error);
    return { entries: [], findings: why === 'missing' ? [] : [folderUnreadable(folder, why)] };
  }
  const entries = new Map<string, FoundEntry>();
  const inOrder = [...listed].sort(
    // A directory before a file of the same name.
    (a, b) => Number(a.isFile()) - Number(b.isFile()) || byCodeUnits(a.name, b.name),
  );
  for (const dirent of inOrder) {
    if (dirent.name.startsWith('.')) continue;
    const seen = lookAt(disk, source, folder, realFolder, dirent);
    if (seen === null || (seen.shape === 'file' && !row.singleFiles)) continue;
    const path = join(folder, dirent.name);
    const text = seen.shape === 'file' ? withoutExtension(dirent.name) : dirent.name;
    const parsed = parseCapabilityName(text);
    if (!parsed.ok) {
      findings.push(refusedName(path, text, nameFaultText[parsed.fault]));
      continue;
    }
    const before = entries.get(text);
    if (before !== undefined) findings.push(sameName(path, text, before.path));
    else entries.set(text, { row, name: parsed.name, source, path, ...seen });
  }
  const sorted = [...entries.values()].sort((a, b) => byCodeUnits(a.name, b.name));
  return { entries: sorted, findings };
}

/** True where `path` is `root` or lies below it; both real. */
export function isInside(root: string, path: string): boolean {
  return path === root || path.startsWith(root.endsWith(sep) ? root : `${root}${sep}`);
}

function lookAt(
  disk: Disk,
  source: CapabilitySource,
  folder: string,
  realFolder: string,
  dirent: Dirent,
): Pick<FoundEntry, 'shape' | 'link' | 'realPath'> | null {
  if (dirent.isDirectory() || dirent.isFile()) {
    const shape = dirent.isDirectory() ? 'directory' : 'file';
    return { shape, link: false, realPath: join(realFolder, dirent.name) };
  }
  if (!dirent.isSymbolicLink()) return null;
  const path = join(folder, dirent.name);
  try {
    const facts = disk.statSync(path);
    if (!facts.isDirectory() && !facts.isFile()) return null;
    const real = disk.realpathSync.native(path);
    const realPath = isInside(source.realPath, real) ? real : null;
    return { shape: facts.isDirectory() ? 'directory' : 'file', link: true, realPath };
  } catch (error) {
    whyOf(error);
    // It still takes its name: an owner sees a broken link, not a plugin's entry in its place.
    return { shape: 'directory', link: true, realPath: null };
  }
}

function refusedName(path: string, name: string, why: string): Finding {
  return finding({
    rule: 'capability/name',
    messageId: 'refused',
    message: `the name ${quote(name)} ${why}, so nothing can ask for it`,
    place: wholeFile(path),
    found: name,
    fix: 'rename the entry; its name is what jobs store',
  });
}

function sameName(path: string, name: string, other: string): Finding {
  return finding({
    rule: 'capability/name-twins',
    messageId: 'same',
    message: `two entries of one folder are named ${quote(name)}; only the first counts`,
    place: wholeFile(path),
    found: name,
    fix: 'rename or remove one of the two',
    related: [{ message: 'the one that counts', place: wholeFile(other) }],
  });
}

function folderOut(folder: string): Finding {
  return finding({
    rule: 'capability/outside',
    messageId: 'folder',
    message: 'the folder is a link that leads out of its source; nothing in it counts',
    place: wholeFile(folder),
    fix: 'put a real directory in place of the link',
  });
}

function folderUnreadable(folder: string, why: 'not-a-file' | 'unreadable'): Finding {
  return finding({
    rule: 'capability/unreadable',
    messageId: 'folder',
    message: `the folder cannot be read${why === 'not-a-file' ? ': it is none' : ''}`,
    place: wholeFile(folder),
  });
}
