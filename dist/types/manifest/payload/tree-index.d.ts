import { type Tree, type TreeEntry } from '../../digest/tree.ts';
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
export declare function indexTree(tree: Tree): TreeIndex;
/** The directory part of a root-relative path; `.` for a name directly in the root. */
export declare function directoryOf(path: string): string;
/** The last part of a root-relative path. */
export declare function baseName(path: string): string;
