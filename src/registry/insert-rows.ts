// New rows at the end of the list, in the form the file has: block or flow, with or without blank lines
// between rows. Sorting them in is another step. Pure.
import type { ListNode } from '../base/data-node.ts';
import { appendToFlow } from './append-flow.ts';
import { nodeEnd } from './node-end.ts';
import type { Registry } from './registry.ts';
import { type RowLine, renderFlowRow } from './render-row.ts';
import { applyEdits } from './text-edit.ts';
import {
  contentEnd,
  dashBefore,
  endWithComments,
  indentOf,
  lineBreakOf,
  lineEnd,
  lineStart,
  skipBlank,
} from './text-lines.ts';

/** A row to be added; `lines` for either style. */
export interface NewRow {
  readonly block: readonly RowLine[];
  readonly flow: readonly RowLine[];
}

/** The text with `rows` behind the last one, or null where there is no list of rows. */
export function insertRows(registry: Registry, rows: readonly NewRow[]): string | null {
  const text = registry.source?.text ?? '';
  const { list } = registry;
  if (list === null) return null;
  if (rows.length === 0) return text;
  const newline = lineBreakOf(text);
  if (text[list.span.start] !== '[') return appendBlock(text, list, rows, newline);
  const inside = text.slice(list.span.start + 1, list.span.end - 1);
  const inFlow = text[skipBlank(text, 0)] === '{';
  return inside.trim() === '' && !inFlow
    ? replaceEmpty(text, list, rows, newline)
    : appendFlow(text, list, rows, newline);
}

/** `[]` becomes a block; what stands behind it on its line (a comment) stays there. */
function replaceEmpty(
  text: string,
  list: ListNode,
  rows: readonly NewRow[],
  newline: string,
): string {
  const nested = list.span.start > lineStart(text, list.span.start);
  const block = rows.map((row) => blockRow(row, nested ? '  ' : '', newline)).join('');
  const rest = text.slice(list.span.end, lineEnd(text, list.span.end));
  if (!nested && rest.trim() === '') {
    return applyEdits(text, [{ ...list.span, text: block.slice(0, -newline.length) }]);
  }
  const at = lineEnd(text, list.span.end);
  const whole = text[at - 1] === '\n' ? block : `${newline}${block.slice(0, -newline.length)}`;
  return applyEdits(text, [
    {
      start: nested ? contentEnd(text, 0, list.span.start) : list.span.start,
      end: list.span.end,
      text: '',
    },
    { start: at, end: at, text: whole },
  ]);
}

function blockRow({ block }: NewRow, indent: string, newline: string): string {
  return block
    .map(({ key, value }, at) => `${indent}${at === 0 ? '- ' : '  '}${key}: ${value}${newline}`)
    .join('');
}

function appendBlock(
  text: string,
  list: ListNode,
  rows: readonly NewRow[],
  newline: string,
): string {
  const last = list.items.at(-1);
  const start = last?.span.start ?? list.span.start;
  const dash = dashBefore(text, start);
  const column = indentOf(text, lineStart(text, dash));
  const end = last === undefined ? list.span.end : Math.max(dash + 1, nodeEnd(text, last));
  const at = endWithComments(text, end, column);
  const spaced = lineStart(text, dash) >= 2 && list.items.length > 1 && isBlankAbove(text, dash);
  const added = rows
    .map((row) => `${spaced ? newline : ''}${blockRow(row, ' '.repeat(column), newline)}`)
    .join('');
  const broken = text[at - 1] === '\n';
  const whole = broken ? added : `${newline}${added.slice(0, -newline.length)}`;
  return applyEdits(text, [{ start: at, end: at, text: whole }]);
}

/** True where a blank line stands above the item, its comments skipped. */
function isBlankAbove(text: string, dash: number): boolean {
  let at = lineStart(text, dash);
  while (at > 0) {
    const above = lineStart(text, at - 1);
    const line = text.slice(above, at).trim();
    if (line === '') return true;
    if (!line.startsWith('#')) return false;
    at = above;
  }
  return false;
}

function appendFlow(
  text: string,
  list: ListNode,
  rows: readonly NewRow[],
  newline: string,
): string {
  const added = rows.map((row) => renderFlowRow(row.flow));
  const last = list.items.at(-1);
  if (last === undefined) {
    const at = list.span.end - 1;
    if (text.slice(list.span.start + 1, at).trim() === '') {
      return applyEdits(text, [{ start: at, end: at, text: added.join(', ') }]);
    }
    // Only comments inside: the rows go on lines of their own, before the bracket.
    const lines = `${newline}  ${added.join(`,${newline}  `)}${newline}`;
    return applyEdits(text, [{ start: at, end: at, text: lines }]);
  }
  return applyEdits(text, appendToFlow(text, last.span, added));
}
