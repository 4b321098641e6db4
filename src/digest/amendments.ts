// Changes to a tree that would undo what is not tampering: each is one guess about where another digest
// comes from, tried by hashing. Pure. Digest page, last section.
import { posix } from 'node:path';
import type { Attributes } from '../git/attributes.ts';
import type { Cause } from './cause.ts';
import { type Item, inWalkOrder } from './items.ts';
import { toCrlf, toLf } from './line-endings.ts';

export interface Amendment {
  readonly causes: readonly Cause[];
  /** The changed items, or null when the change cannot be made. */
  readonly apply: (items: readonly Item[]) => readonly Item[] | null;
}

export const asItIs: Amendment = { causes: [], apply: (items) => items };

/** Leaves out `paths`, what lies below them, and directories that are left with nothing in them. */
export function leaveOut(cause: Cause): Amendment {
  const dropped = new Set(cause.paths);
  return {
    causes: [cause],
    apply: (items) => {
      const kept = items.filter((item) => !isAtOrBelow(item.path, dropped));
      return cause.kind === 'empty-directories' ? kept : withoutEmptied(items, kept);
    },
  };
}

/** Both, one after the other. */
export function both(first: Amendment, second: Amendment): Amendment {
  return {
    causes: [...first.causes, ...second.causes],
    apply: (items) => {
      const between = first.apply(items);
      return between === null ? null : second.apply(between);
    },
  };
}

/** Text files with the other line ending; null where no file changes. `eligible` narrows the files. */
export function lineEndings(
  items: readonly Item[],
  to: 'lf' | 'crlf',
  eligible: (path: string) => boolean,
): Amendment | null {
  const convert = to === 'lf' ? toLf : toCrlf;
  const changed = new Map<string, Uint8Array>();
  for (const item of items) {
    if (item.kind !== 'file' || item.payload === null || !eligible(item.path)) continue;
    const bytes = convert(item.payload);
    if (bytes !== null) changed.set(item.path, bytes);
  }
  if (changed.size === 0) return null;
  const here = to === 'lf' ? 'crlf' : 'lf';
  return {
    causes: [{ kind: 'line-endings', here, paths: [...changed.keys()] }],
    apply: (all) =>
      all.map((item) => {
        const payload = changed.get(item.path);
        return payload === undefined ? item : { ...item, payload, size: payload.length };
      }),
  };
}

/** True where git may convert the line endings of a file with these attributes. */
export function mayConvert(attributes: Attributes, to: 'lf' | 'crlf'): boolean {
  return attributes.text !== 'unset' && (to === 'lf' || attributes.eol !== 'lf');
}

/** Every name in one Unicode form, as some file systems store them; null where no name changes. */
export function unicodeNames(items: readonly Item[], form: 'NFC' | 'NFD'): Amendment | null {
  const changed = items.filter((item) => item.path.normalize(form) !== item.path);
  if (changed.length === 0) return null;
  return {
    causes: [{ kind: 'names', form, paths: changed.map((item) => item.path) }],
    apply: (all) => inWalkOrder(all.map((item) => ({ ...item, path: item.path.normalize(form) }))),
  };
}

/** Absolute targets inside `root` as relative ones; null where there is none. */
export function relativeLinks(items: readonly Item[], root: string): Amendment | null {
  const changed = new Map<string, Uint8Array>();
  for (const item of items) {
    const target = item.kind === 'link' ? Buffer.from(item.payload ?? []).toString('utf8') : '';
    if (!target.startsWith(`${root}/`)) continue;
    const from = posix.dirname(`${root}/${item.path}`);
    changed.set(item.path, Buffer.from(posix.relative(from, target), 'utf8'));
  }
  if (changed.size === 0) return null;
  return {
    causes: [{ kind: 'absolute-links', paths: [...changed.keys()] }],
    apply: (all) =>
      all.map((item) => {
        const payload = changed.get(item.path);
        return payload === undefined ? item : { ...item, payload, size: payload.length };
      }),
  };
}

/** True where `path`, or a directory it lies in, is one of `paths`. */
export function isAtOrBelow(path: string, paths: ReadonlySet<string>): boolean {
  for (let at = path; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('/')))) {
    if (paths.has(at)) return true;
  }
  return false;
}

/** Takes away directories that had something below them before and have nothing now. */
function withoutEmptied(before: readonly Item[], kept: readonly Item[]): readonly Item[] {
  const had = withContent(before);
  const has = withContent(kept);
  return kept.filter(
    (item) => item.kind !== 'directory' || !had.has(item.path) || has.has(item.path),
  );
}

/** Directories with a file or link somewhere below them. */
function withContent(items: readonly Item[]): ReadonlySet<string> {
  const found = new Set<string>(['']);
  for (const item of items) {
    if (item.kind === 'directory') continue;
    for (let cut = item.path.lastIndexOf('/'); cut > 0; cut = item.path.lastIndexOf('/', cut - 1)) {
      const directory = item.path.slice(0, cut);
      if (found.has(directory)) break;
      found.add(directory);
    }
  }
  return found;
}
