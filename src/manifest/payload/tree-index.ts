// A tree with its directories' children at hand, so that walking it is linear, and with the one way to
// the bytes behind a path. Never reads the disk: everything comes from the immutable tree.
import { resolveInTree, type Tree, type TreeEntry } from '../../digest/tree.ts';

export interface TreeIndex {
  readonly tree: Tree;
  /** Direct children of a real directory (`.` is the root), in walk order. */
  readonly childrenOf: (directory: string) => readonly TreeEntry[];
  /** Real path of the directory that `path` names, links followed inside the tree; null if it is none. */
  readonly realDirectory: (path: string) => string | null;
  /** True where `path` names a regular file, links followed inside the tree. */
  readonly isFile: (path: string) => boolean;
  /** Real path of the regular file that `path` names, or null. */
  readonly realFile: (path: string) => string | null;
  /** Size in bytes of the file that `path` names, or null. */
  readonly sizeOf: (path: string) => number | null;
  /** The captured bytes of the file that `path` names, or null when they were not kept. */
  readonly bytesOf: (path: string) => Uint8Array | null;
}

/** Indexes a tree once, in time linear in its entries. */
export function indexTree(tree: Tree): TreeIndex {
  const children = new Map<string, TreeEntry[]>();
  for (const entry of tree.entries) {
    const parent = directoryOf(entry.path);
    const list = children.get(parent);
    if (list === undefined) children.set(parent, [entry]);
    else list.push(entry);
  }
  const resolved = (path: string): TreeEntry | 'root' | null => {
    const direct = tree.byPath.get(path);
    return direct !== undefined && direct.type !== 'link' ? direct : resolveInTree(tree, path);
  };
  return {
    tree,
    childrenOf: (directory) => children.get(directory) ?? [],
    realDirectory: (path) => {
      const entry = resolved(path);
      if (entry === 'root') return '.';
      return entry?.type === 'directory' ? entry.path : null;
    },
    isFile: (path) => {
      const entry = resolved(path);
      return entry !== 'root' && entry?.type === 'file';
    },
    realFile: (path) => {
      const entry = resolved(path);
      return entry !== 'root' && entry?.type === 'file' ? entry.path : null;
    },
    sizeOf: (path) => {
      const entry = resolved(path);
      return entry !== 'root' && entry?.type === 'file' ? entry.size : null;
    },
    bytesOf: (path) => {
      const kept = tree.captured.get(path);
      if (kept !== undefined) return kept;
      const entry = resolved(path);
      return entry === null || entry === 'root' ? null : (tree.captured.get(entry.path) ?? null);
    },
  };
}

/** The directory part of a root-relative path; `.` for a name directly in the root. */
export function directoryOf(path: string): string {
  const slash = path.lastIndexOf('/');
  return slash < 0 ? '.' : path.slice(0, slash);
}

/** The last part of a root-relative path. */
export function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
