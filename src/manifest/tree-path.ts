// What a path of the manifest names inside the package tree, links followed. Works on the tree value
// that was hashed, never on the disk. Specification: manifest page, "Paths".
import { nearestOf } from '../base/nearest.ts';
import { parseRelativePath, type RelativePathFault } from '../base/relative-path.ts';
import { childrenOf, resolveInTree, type Tree } from '../digest/tree.ts';

/** No file system has longer names, in code units. */
const longestName = 255;

export type PathFault = RelativePathFault | 'missing' | 'leads-outside';

export type NamedPath =
  | {
      readonly ok: true;
      /** Root-relative, normalised, as written: links are not followed. */
      readonly path: string;
      /** Where it really is, links followed; `.` is the root. */
      readonly real: string;
      readonly type: 'directory' | 'file' | 'link';
    }
  | { readonly ok: false; readonly fault: PathFault; readonly path: string | null };

/** Resolves the text of a path value. */
export function namePath(tree: Tree, text: string): NamedPath {
  const parsed = parseRelativePath(text);
  if (!parsed.ok) return { ok: false, fault: parsed.fault, path: null };
  const entry = resolveInTree(tree, parsed.path);
  if (entry === 'root') return { ok: true, path: parsed.path, real: '.', type: 'directory' };
  if (entry !== null) return { ok: true, path: parsed.path, real: entry.path, type: entry.type };
  const fault = leadsOutside(tree, parsed.path) ? 'leads-outside' : 'missing';
  return { ok: false, fault, path: parsed.path };
}

/** Steps of a missing path that are looked at. */
const mostSteps = 32;

/**
 * The existing path whose steps are those of the missing one or close to them, or null. Each step is looked
 * for in one directory only.
 */
export function nearestPath(tree: Tree, path: string): string | null {
  const steps = path.split('/', mostSteps + 1);
  if (steps.length > mostSteps) return null;
  let found = '';
  for (const step of steps) {
    const parent = resolveInTree(tree, found === '' ? '.' : found);
    if (parent === null || step.length > longestName) return null;
    const name = nearestName(tree, parent === 'root' ? '.' : parent.path, step);
    if (name === null) return null;
    found = found === '' ? name : `${found}/${name}`;
  }
  return found;
}

function nearestName(tree: Tree, directory: string, step: string): string | null {
  if (tree.byPath.has(directory === '.' ? step : `${directory}/${step}`)) return step;
  const folded = step.toLowerCase();
  const names = childrenOf(tree, directory).map((entry) => baseOf(entry.path));
  const same = names.find((other) => other.toLowerCase() === folded) ?? nearestOf(step, names);
  if (same !== null) return same;
  // Two letters swapped are two edits, too many for a short name to be taken for near.
  const letters = lettersOf(step);
  return (
    names.find((other) => other.length === step.length && lettersOf(other) === letters) ?? null
  );
}

function lettersOf(name: string): string {
  return [...name].sort().join('');
}

/**
 * The one file that ends with the missing path (a directory before it was forgotten), or the only one of its
 * name; else null.
 */
export function movedPath(tree: Tree, path: string): string | null {
  const base = baseOf(path);
  const named = tree.entries.filter(
    (entry) => entry.type === 'file' && baseOf(entry.path) === base,
  );
  const [ending, ...others] = named.filter((entry) => entry.path.endsWith(`/${path}`));
  if (ending !== undefined && others.length === 0) return ending.path;
  // Every skill has a file of this name: being the only one says nothing.
  const [only, ...more] = base === 'SKILL.md' ? [] : named;
  return only !== undefined && more.length === 0 ? only.path : null;
}

function baseOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** True where the first step that leads nowhere is a link. One walk: a path may have a million steps. */
function leadsOutside(tree: Tree, path: string): boolean {
  let current = '.';
  for (const part of path.split('/')) {
    const next = current === '.' ? part : `${current}/${part}`;
    const entry = tree.byPath.get(next);
    if (entry === undefined) return false;
    if (entry.type === 'link' && entry.resolved === null) return true;
    current = entry.type === 'link' ? (entry.resolved ?? next) : next;
  }
  return false;
}
