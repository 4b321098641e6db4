// Paths as people see them: relative to the working directory, with `/`.
import { realpathSync } from 'node:fs';
import { relative, sep } from 'node:path';
import type { Finding, Place } from '../base/finding.ts';
import { joinRelative } from '../base/relative-path.ts';

/** `path` relative to `from`; `.` for itself, `../…` outside. */
export function displayPath(from: string, path: string): string {
  const text = relative(from, path).split(sep).join('/');
  return text === '' ? '.' : text;
}

/** The finding with its places moved from their own root to below `folder`. */
export function rebase(finding: Finding, folder: string): Finding {
  const move = (place: Place): Place => ({ ...place, file: joinRelative(folder, place.file) });
  return {
    ...finding,
    place: move(finding.place),
    related: finding.related.map((related) => ({ ...related, place: move(related.place) })),
  };
}

/** The real path, or the path itself where there is none. */
export function realPathOf(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}
