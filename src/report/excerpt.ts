// The source line of a place with the marked columns underlined, for text output.
// It is hostile text: everything unseen is shown as an escape, so columns here are cells, not units.
import { visible } from '../base/escape.ts';
import type { Place } from '../base/finding.ts';
import { cutEnd, cutStart, displayWidth } from './display-width.ts';

const TAB = '    ';

export interface Excerpt {
  /** Three parts of one printable line: before the mark, the marked text, after it. */
  readonly before: string;
  readonly marked: string;
  readonly after: string;
  /** `^^^` below the marked text, with the blanks before it; empty when nothing on the line is marked. */
  readonly marker: string;
}

/**
 * Draws `place` in at most `cells` terminal cells; null when it has no line or only blanks. Indentation
 * is dropped, a tab takes four cells (inside the mark it shows as `\t`), and of a long line the part
 * around the mark is kept.
 */
export function drawExcerpt(place: Place, cells: number): Excerpt | null {
  const text = place.excerpt;
  if (text === null || text.trim() === '') return null;
  const first = place.excerptColumn ?? 1;
  const from = place.column === null ? text.length : place.column - first;
  if (from < 0 || from > text.length || place.column === null) {
    const line = visible(text.trim().replaceAll('\t', TAB));
    return { before: cutEnd(line, cells), marked: '', after: '', marker: '' };
  }
  const to = Math.max(from, Math.min(text.length, (place.endColumn ?? place.column) - first));
  const before = visible(text.slice(0, from).trimStart().replaceAll('\t', TAB));
  const after = visible(text.slice(to).trimEnd().replaceAll('\t', TAB));
  const spare = Math.max(
    Math.ceil(cells * 0.6),
    cells - displayWidth(before) - displayWidth(after),
  );
  const marked = cutEnd(visible(text.slice(from, to)), spare);
  const rest = cells - Math.max(1, displayWidth(marked));
  const shownAfter = cutEnd(after, Math.max(Math.floor(rest * 0.3), rest - displayWidth(before)));
  const shownBefore = cutStart(before, rest - displayWidth(shownAfter));
  const cut = first > 1 && shownBefore === before ? '…' : '';
  return {
    before: `${cut}${shownBefore}`,
    marked,
    after: shownAfter,
    marker:
      ' '.repeat(displayWidth(cut) + displayWidth(shownBefore)) +
      '^'.repeat(Math.max(1, displayWidth(marked))),
  };
}
