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
/** A path in the same directory whose name is close to the missing one, or null. */
export declare function nearestPath(tree: Tree, path: string): string | null;
