// Relative paths inside a package or repository: `/`-separated, never absolute, never above the root.

declare const relativePath: unique symbol;
/** A path that stays lexically inside its root. Only `parseRelativePath` makes one. */
export type RelativePath = string & { readonly [relativePath]: true };

export type RelativePathFault = 'empty' | 'backslash' | 'absolute' | 'nul' | 'outside';

export type ParsedRelativePath =
  | { readonly ok: true; readonly path: RelativePath }
  | { readonly ok: false; readonly fault: RelativePathFault };

/**
 * Normalises `text` lexically (`./a//b/` becomes `a/b`, the root itself becomes `.`).
 * Refuses the empty text, backslashes, NUL, absolute paths (POSIX or drive letter) and paths that
 * climb above the root. Specification: manifest page, "Paths".
 */
export function parseRelativePath(text: string): ParsedRelativePath {
  if (text === '') return { ok: false, fault: 'empty' };
  if (text.includes('\\')) return { ok: false, fault: 'backslash' };
  if (text.includes('\0')) return { ok: false, fault: 'nul' };
  if (text.startsWith('/') || /^[A-Za-z]:/.test(text)) return { ok: false, fault: 'absolute' };
  const kept: string[] = [];
  for (const part of text.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') kept.push(part);
    else if (kept.pop() === undefined) return { ok: false, fault: 'outside' };
  }
  return { ok: true, path: (kept.length === 0 ? '.' : kept.join('/')) as RelativePath };
}

/** Joins `/`-separated relative parts; `.` and empty parts vanish. */
export function joinRelative(...parts: readonly string[]): string {
  const kept = parts.filter((part) => part !== '' && part !== '.');
  return kept.length === 0 ? '.' : kept.join('/');
}
