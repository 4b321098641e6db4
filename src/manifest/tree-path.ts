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

/** A path in the same directory whose name is close to the missing one, or null. */
export function nearestPath(tree: Tree, path: string): string | null {
  const cut = path.lastIndexOf('/');
  const directory = cut === -1 ? '.' : path.slice(0, cut);
  const parent = resolveInTree(tree, directory);
  if (parent === null) return null;
  const name = path.slice(cut + 1);
  if (name.length > longestName) return null;
  const folded = name.toLowerCase();
  const names = childrenOf(tree, parent === 'root' ? '.' : parent.path).map((entry) =>
    entry.path.slice(entry.path.lastIndexOf('/') + 1),
  );
  const near = names.find((other) => other.toLowerCase() === folded) ?? nearestOf(name, names);
  return near === null ? null : directory === '.' ? near : `${directory}/${near}`;
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
