// Which entries of a tree git does not have, sorted into untracked, ignored, submodules and empty
// directories. Pure; one pass over the entries. Digest page, last section.
import { joinRelative } from '../base/relative-path.ts';
import type { RepositoryView } from '../git/repository-view.ts';
import { childrenOf, type Tree } from './tree.ts';

export interface Untracked {
  /** Relative to the package. */
  readonly path: string;
  /** The topmost directory around it of which git tracks nothing (`.` for the package), or null. */
  readonly directory: string | null;
}

export interface UntrackedParts {
  readonly untracked: readonly Untracked[];
  readonly ignored: readonly Untracked[];
  /** Paths of submodules, relative to the package. What lies in them is in no other list. */
  readonly submodules: readonly string[];
  readonly emptyDirectories: readonly string[];
}

/** Compares a tree with what git tracks below `packagePath`. */
export function untrackedOf(view: RepositoryView, packagePath: string, tree: Tree): UntrackedParts {
  const untracked: Untracked[] = [];
  const ignored: Untracked[] = [];
  const submodules: string[] = [];
  const emptyDirectories: string[] = [];
  let unknown: string | null = view.tracksDirectory(packagePath) ? null : '.';
  let skipped: string | null = null;
  for (const entry of tree.entries) {
    if (skipped !== null && entry.path.startsWith(`${skipped}/`)) continue;
    skipped = null;
    if (unknown !== null && unknown !== '.' && !entry.path.startsWith(`${unknown}/`))
      unknown = null;
    const path = joinRelative(packagePath, entry.path);
    const known = view.entryAt(path);
    if (known?.mode === 'submodule') {
      submodules.push(entry.path);
      skipped = entry.path;
    } else if (entry.type !== 'directory') {
      if (known !== undefined) continue;
      const found = { path: entry.path, directory: unknown };
      if (view.ignores(path)) ignored.push(found);
      else untracked.push(found);
    } else if (childrenOf(tree, entry.path).length === 0) {
      emptyDirectories.push(entry.path);
    } else if (unknown === null && !view.tracksDirectory(path)) {
      unknown = entry.path;
    }
  }
  return { untracked, ignored, submodules, emptyDirectories };
}
