import { type RelativePathFault } from '../base/relative-path.ts';
import { type Tree } from '../digest/tree.ts';
export type PathFault = RelativePathFault | 'missing' | 'leads-outside';
export type NamedPath = {
    readonly ok: true;
    /** Root-relative, normalised, as written: links are not followed. */
    readonly path: string;
    /** Where it really is, links followed; `.` is the root. */
    readonly real: string;
    readonly type: 'directory' | 'file' | 'link';
} | {
    readonly ok: false;
    readonly fault: PathFault;
    readonly path: string | null;
};
/** Resolves the text of a path value. */
export declare function namePath(tree: Tree, text: string): NamedPath;
/**
 * The existing path whose steps are those of the missing one or close to them, or null. Each step is looked
 * for in one directory only.
 */
export declare function nearestPath(tree: Tree, path: string): string | null;
/**
 * The one file that ends with the missing path (a directory before it was forgotten), or the only one of its
 * name; else null.
 */
export declare function movedPath(tree: Tree, path: string): string | null;
