declare const relativePath: unique symbol;
/** A path that stays lexically inside its root. Only `parseRelativePath` makes one. */
export type RelativePath = string & {
    readonly [relativePath]: true;
};
export type RelativePathFault = 'empty' | 'backslash' | 'absolute' | 'nul' | 'outside';
export type ParsedRelativePath = {
    readonly ok: true;
    readonly path: RelativePath;
} | {
    readonly ok: false;
    readonly fault: RelativePathFault;
};
/**
 * Normalises `text` lexically (`./a//b/` becomes `a/b`, the root itself becomes `.`).
 * Refuses the empty text, backslashes, NUL, absolute paths (POSIX or drive letter) and paths that
 * climb above the root. Specification: manifest page, "Paths".
 */
export declare function parseRelativePath(text: string): ParsedRelativePath;
/** Joins `/`-separated relative parts; `.` and empty parts vanish. */
export declare function joinRelative(...parts: readonly string[]): string;
export {};
