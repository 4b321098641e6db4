// Paths as people see them: relative to the working directory, with `/`.
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
