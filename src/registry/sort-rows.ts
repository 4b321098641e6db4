// Sorts rows by name by moving their text. A row takes along the comments directly above it and those
// inside it; blank lines and comments that stand apart stay where they are. Pure.
// Specification: registry page, "Pinning".
import { byCodeUnits } from '../base/order.ts';
import { nodeEnd } from './node-end.ts';
import type { Registry, Row } from './registry.ts';
import { applyEdits, type TextEdit } from './text-edit.ts';
import {
  contentEnd,
  dashBefore,
  endWithComments,
  indentOf,
  isComment,
  lineBreakOf,
  lineEnd,
  lineStart,
} from './text-lines.ts';

/**
 * The text with its rows sorted; the same text where they are sorted already. Null where rows cannot be
 * moved as whole lines (several on one line among comments): then a person has to do it.
 */
export function sortRows(registry: Registry): string | null {
  const text = registry.source?.text ?? '';
  const { rows } = registry;
  const sorted = rows.toSorted((a, b) => byCodeUnits(a.name ?? '', b.name ?? ''));
  if (sorted.every((row, at) => row === rows[at])) return text;
  const inFlow = text[registry.list?.span.start ?? 0] === '[';
  const slots = inFlow ? flowSlots(text, rows) : blockSlots(text, rows);
  if (slots === null) return null;
  const newline = lineBreakOf(text);
  const edits: TextEdit[] = [];
  for (const [at, row] of sorted.entries()) {
    const from = slots[row.index] ?? [];
    for (const [part, span] of (slots[at] ?? []).entries()) {
      const source = from[part];
      if (source === undefined) return null;
      edits.push({ ...span, text: text.slice(source.start, source.end) });
    }
  }
  return inFlow ? applyEdits(text, edits) : applyEdits(text, wholeLines(text, edits, newline));
}

interface Slot {
  readonly start: number;
  readonly end: number;
}

/** Each row with its comments as whole lines. */
function blockSlots(text: string, rows: readonly Row[]): readonly (readonly Slot[])[] | null {
  let floor = 0;
  const slots: Slot[][] = [];
  for (const row of rows) {
    const dash = dashBefore(text, row.span.start);
    const dashLine = lineStart(text, dash);
    if (text.slice(dashLine, dash).trim() !== '' || dashLine < floor) return null;
    const column = dash - dashLine;
    let start = dashLine;
    while (start > floor) {
      const above = lineStart(text, start - 1);
      if (above < floor || !isComment(text, above) || indentOf(text, above) > column) break;
      start = above;
    }
    const last = [...row.entries.values()].at(-1)?.value;
    const braced = text[row.span.start] === '{' || last === undefined;
    const content = braced ? contentEnd(text, dash, row.span.end) : nodeEnd(text, last);
    const end = endWithComments(text, Math.max(content, row.span.start + 1), column);
    slots.push([{ start, end }]);
    floor = end;
  }
  return slots;
}

/** The last line of a file may lack its line break; wherever that row goes, lines stay apart. */
function wholeLines(
  text: string,
  edits: readonly TextEdit[],
  newline: string,
): readonly TextEdit[] {
  return edits.map((edit) => {
    const ends = edit.text.endsWith('\n');
    if (edit.end === text.length && !text.endsWith('\n')) {
      return ends ? { ...edit, text: edit.text.replace(/\r?\n$/, '') } : edit;
    }
    return ends ? edit : { ...edit, text: `${edit.text}${newline}` };
  });
}

/** Each flow row with the comments above it, and the comment behind it on its line. */
function flowSlots(text: string, rows: readonly Row[]): readonly (readonly Slot[])[] | null {
  const slots: Slot[][] = [];
  let anyShared = false;
  for (const row of rows) {
    let start = row.span.start;
    let line = start;
    while (text[line - 1] === ' ' || text[line - 1] === '\t') line -= 1;
    const alone = line === 0 || text[line - 1] === '\n';
    for (let above = line; alone && above > 0; ) {
      above = lineStart(text, above - 1);
      if (!isComment(text, above)) break;
      start = above + indentOf(text, above);
    }
    let after = skipInLine(text, row.span.end);
    if (text[after] === ',') after += 1;
    const next = text[skipInLine(text, after)];
    const comment = next === '#' ? text.slice(after, lineEnd(text, after)).trimEnd() : '';
    slots.push([
      { start, end: row.span.end },
      { start: after, end: after + comment.length },
    ]);
    const ends = next === undefined || next === '#' || next === '\n' || next === '\r';
    anyShared ||= !alone || !ends;
  }
  return anyShared && hasComment(text, rows) ? null : slots;
}

function skipInLine(text: string, from: number): number {
  let at = from;
  while (text[at] === ' ' || text[at] === '\t') at += 1;
  return at;
}

function hasComment(text: string, rows: readonly Row[]): boolean {
  const between = rows.map((row, at) => text.slice(rows[at - 1]?.span.end ?? 0, row.span.start));
  return [...between, text.slice(rows.at(-1)?.span.end ?? 0)].some((gap) => gap.includes('#'));
}
