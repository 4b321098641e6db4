import type { Finding } from '../base/finding.ts';
declare const digestBrand: unique symbol;
/** 64 lowercase hexadecimal digits: the exact-tree digest, or a SHA-256 of bytes. Only `parseDigest` makes one. */
export type Digest = string & {
    readonly [digestBrand]: true;
};
/** The digest in `text`, or null when it is not 64 lowercase hexadecimal digits. */
export declare function parseDigest(text: string): Digest | null;
export interface DirectoryEntry {
    readonly type: 'directory';
    /** Root-relative, `/`-separated; the root itself has no entry. */
    readonly path: string;
}
export interface FileEntry {
    readonly type: 'file';
    readonly path: string;
    /** Bytes. */
    readonly size: number;
    /** Any of the three execute bits is set. */
    readonly executable: boolean;
}
export interface LinkEntry {
    readonly type: 'link';
    readonly path: string;
    /** The target text as stored. */
    readonly target: string;
    /** Root-relative path of the real target (`.` is the root), or null: outside, dangling or a loop. */
    readonly resolved: string | null;
}
/** Anything else (FIFO, socket, device) is a finding and has no entry. */
export type TreeEntry = DirectoryEntry | FileEntry | LinkEntry;
export interface Tree {
    /** Absolute path of the root. */
    readonly root: string;
    /** Null when the tree was refused; `findings` says why. */
    readonly digest: Digest | null;
    /** In walk order: pre-order, UTF-16 code units within a directory. */
    readonly entries: readonly TreeEntry[];
    readonly byPath: ReadonlyMap<string, TreeEntry>;
    /** Exact hashed bytes of captured files by root-relative path. */
    readonly captured: ReadonlyMap<string, Uint8Array>;
    readonly counts: {
        readonly files: number;
        readonly directories: number;
        readonly links: number;
        /** Bytes of all regular files. */
        readonly bytes: number;
    };
    /** Refusals (each with `refuses: true`) and what else the walk saw. Files are root-relative. */
    readonly findings: readonly Finding[];
    /** Root-relative names that were left out on purpose (the root's own `.git`). */
    readonly leftOut: readonly string[];
    /** Files with a carriage return in them, root-relative; only where entries are kept. */
    readonly carriageReturns?: ReadonlySet<string>;
}
/**
 * The entry that `path` (root-relative, `.` for the root) really names, links followed inside the tree;
 * `root` for the root itself, null when nothing is there or the way leads outside.
 */
export declare function resolveInTree(tree: Tree, path: string): TreeEntry | 'root' | null;
/** The direct children of a directory (`.` for the root), in walk order. Links are not followed. */
export declare function childrenOf(tree: Tree, directory: string): readonly TreeEntry[];
export {};
