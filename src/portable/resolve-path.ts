// Where a path really leads inside the immutable tree, and why a link leads nowhere in it.
// Reads the tree value only, never the disk. Specification: portable page, 1, 6 and 7.
import type { DirectoryEntry, FileEntry, LinkEntry, Tree } from '../digest/tree.ts';

export type Resolved =
  | { readonly kind: 'root' }
  | { readonly kind: 'file'; readonly entry: FileEntry }
  | { readonly kind: 'directory'; readonly entry: DirectoryEntry }
  | { readonly kind: 'missing' }
  /** A link on the way leads outside, to nothing, or in a circle. */
  | { readonly kind: 'lost'; readonly link: LinkEntry; readonly fate: LinkFate };

export type LinkFate = 'outside' | 'dangling' | 'loop';

const MOST_LINKS = 40;

/** Follows a normalised root-relative path (`.` is the root) through the links of the tree. */
export function resolvePath(tree: Tree, path: string): Resolved {
  let current = '.';
  for (const part of path.split('/')) {
    if (part === '' || part === '.') continue;
    const entry = tree.byPath.get(current === '.' ? part : `${current}/${part}`);
    if (entry === undefined) return { kind: 'missing' };
    if (entry.type !== 'link') current = entry.path;
    else if (entry.resolved !== null) current = entry.resolved;
    else return { kind: 'lost', link: entry, fate: fateOf(tree, entry) };
  }
  if (current === '.') return { kind: 'root' };
  const entry = tree.byPath.get(current);
  if (entry?.type === 'file') return { kind: 'file', entry };
  if (entry?.type === 'directory') return { kind: 'directory', entry };
  return { kind: 'missing' };
}

/** Why a link has no target inside the tree. Call it only for a link with `resolved` null. */
export function fateOf(tree: Tree, link: LinkEntry): LinkFate {
  let todo = [...link.path.split('/').slice(0, -1), ...link.target.split('/')];
  if (link.target.startsWith('/')) return 'outside';
  let at: string[] = [];
  for (let followed = 0; followed <= MOST_LINKS; ) {
    const part = todo.shift();
    if (part === undefined) return 'dangling';
    if (part === '' || part === '.') continue;
    if (part === '..') {
      if (at.pop() === undefined) return 'outside';
      continue;
    }
    const entry = tree.byPath.get([...at, part].join('/'));
    if (entry === undefined) return leavesLexically(at, part, todo) ? 'outside' : 'dangling';
    if (entry.type !== 'link') {
      at.push(part);
      continue;
    }
    if (entry.resolved !== null) {
      at = entry.resolved === '.' ? [] : entry.resolved.split('/');
      continue;
    }
    if (entry.target.startsWith('/')) return 'outside';
    followed += 1;
    todo = [...entry.target.split('/'), ...todo];
  }
  return 'loop';
}

function leavesLexically(at: readonly string[], part: string, rest: readonly string[]): boolean {
  let depth = at.length;
  for (const one of [part, ...rest]) {
    if (one === '' || one === '.') continue;
    depth += one === '..' ? -1 : 1;
    if (depth < 0) return true;
  }
  return false;
}

/** The fate of a link as the end of a sentence. */
export function describeFate(fate: LinkFate): string {
  if (fate === 'outside') return 'leads outside the package';
  return fate === 'loop' ? 'leads in a circle' : 'leads to nothing';
}
