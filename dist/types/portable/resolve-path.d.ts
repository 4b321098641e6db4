import type { DirectoryEntry, FileEntry, LinkEntry, Tree } from '../digest/tree.ts';
export type Resolved = {
    readonly kind: 'root';
} | {
    readonly kind: 'file';
    readonly entry: FileEntry;
} | {
    readonly kind: 'directory';
    readonly entry: DirectoryEntry;
} | {
    readonly kind: 'missing';
}
/** A link on the way leads outside, to nothing, or in a circle. */
 | {
    readonly kind: 'lost';
    readonly link: LinkEntry;
    readonly fate: LinkFate;
};
export type LinkFate = 'outside' | 'dangling' | 'loop';
/** Follows a normalised root-relative path (`.` is the root) through the links of the tree. */
export declare function resolvePath(tree: Tree, path: string): Resolved;
/** Why a link has no target inside the tree. Call it only for a link with `resolved` null. */
export declare function fateOf(tree: Tree, link: LinkEntry): LinkFate;
/** The fate of a link as the end of a sentence. */
export declare function describeFate(fate: LinkFate): string;
