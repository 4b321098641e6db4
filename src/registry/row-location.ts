// Where a local row points, on disk: every step of the way a real directory, none of them a link.
// Looks at names only; never opens anything. Specification: registry page, "Row against package".
import { join } from 'node:path';
import { type Disk, realDisk } from '../base/disk.ts';
import { Fault, systemCode } from '../base/fault.ts';
import type { RelativePath } from '../base/relative-path.ts';

export type RowLocation =
  | { readonly ok: true }
  /** `at` is the part of the path that is missing, a link, or no directory. */
  | {
      readonly ok: false;
      readonly why: 'missing' | 'link' | 'not-a-directory';
      readonly at: string;
    };

/** Walks from `folder` (absolute) along `path`. Throws `Fault` (`io`) when the system refuses. */
export function locateRow(folder: string, path: RelativePath, disk: Disk = realDisk): RowLocation {
  let at = '';
  for (const part of path.split('/')) {
    at = at === '' ? part : `${at}/${part}`;
    const facts = factsOf(disk, join(folder, at));
    if (facts === null) return { ok: false, why: 'missing', at };
    if (facts.isSymbolicLink()) return { ok: false, why: 'link', at };
    if (!facts.isDirectory()) return { ok: false, why: 'not-a-directory', at };
  }
  return { ok: true };
}

function factsOf(disk: Disk, path: string) {
  try {
    return disk.lstatSync(path, { throwIfNoEntry: false }) ?? null;
  } catch (error) {
    const code = systemCode(error);
    // A path the system cannot hold is no path of a package.
    if (code === 'ENAMETOOLONG' || code === 'ENOTDIR') return null;
    throw new Fault('io', `cannot look at ${path} (${code ?? 'error'})`, null, error);
  }
}
