// Regular files and links below a directory, links never followed, `.git` never entered. Reads no file.
// Used for looking at whole stores and plugins, so it is iterative and capped.
import { join } from 'node:path';
import type { Disk } from '../base/disk.ts';
import { Fault } from '../base/fault.ts';
import { byCodeUnits } from '../base/order.ts';
import { whyOf } from './read-file.ts';

export interface WalkedFile {
  /** Relative to where the walk began, with `/`. */
  readonly path: string;
  readonly type: 'file' | 'link';
}

export interface Walked {
  /** By path, in code-unit order. */
  readonly files: readonly WalkedFile[];
  /** Directories below the start that are repositories of their own; nothing in them was looked at. */
  readonly repositories: readonly string[];
  /** Directories that could not be listed. */
  readonly unreadable: readonly string[];
}

const FILES = 500_000;

/** Walks `start` and what is below; a start that is not there has no files. Throws `Fault` (`too-large`, `io`). */
export function walkFiles(disk: Disk, root: string, start = '.'): Walked {
  const files: WalkedFile[] = [];
  const repositories: string[] = [];
  const unreadable: string[] = [];
  const open = [start];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    try {
      const entries = disk.readdirSync(join(root, at), { withFileTypes: true });
      if (at !== start && entries.some(({ name }) => name === '.git')) {
        repositories.push(at);
        continue;
      }
      for (const entry of entries) {
        if (entry.name === '.git') continue;
        const path = at === '.' ? entry.name : `${at}/${entry.name}`;
        if (entry.isDirectory()) open.push(path);
        else if (entry.isFile()) files.push({ path, type: 'file' });
        else if (entry.isSymbolicLink()) files.push({ path, type: 'link' });
      }
    } catch (error) {
      if (whyOf(error) !== 'missing') unreadable.push(at);
    }
    if (files.length > FILES) {
      throw new Fault('too-large', `there are more than ${FILES} files below ${root}`);
    }
  }
  files.sort((a, b) => byCodeUnits(a.path, b.path));
  return { files, repositories: repositories.sort(byCodeUnits), unreadable };
}
