// Changes a list in place, item by item: what stays keeps its text, its line and its comments.
// Pure: gives edits, applies nothing.
import type { DataNode, ListNode } from '../base/data-node.ts';
import { appendToFlow } from './append-flow.ts';
import type { TextEdit } from './text-edit.ts';
import {
  contentEnd,
  dashBefore,
  indentOf,
  lineBreakOf,
  lineEnd,
  lineStart,
  skipBlank,
} from './text-lines.ts';

/** An item that should be in the list: what identifies it, and its text in flow style. */
export interface WantedItem {
  readonly key: string;
  readonly text: string;
}

export interface ListChange {
  readonly text: string;
  readonly list: ListNode;
  /** Offset after the key's colon, for `[]` where a block list loses its last item. */
  readonly afterColon: number;
  readonly keyOf: (item: DataNode) => string | null;
  readonly wanted: readonly WantedItem[];
}

/** The edits after which the list holds exactly the wanted items, those it had in their old order. */
export function editList(change: ListChange): readonly TextEdit[] {
  const { list, wanted } = change;
  const missing = new Map(wanted.map((item) => [item.key, item]));
  const kept: DataNode[] = [];
  const removed: DataNode[] = [];
  for (const item of list.items) {
    const key = change.keyOf(item);
    if (key !== null && missing.delete(key)) kept.push(item);
    else removed.push(item);
  }
  const added = [...missing.values()].map((item) => item.text);
  if (removed.length === 0 && added.length === 0) return [];
  if (change.text[list.span.start] !== '[') return editBlock(change, kept, removed, added);
  const written = change.text.slice(list.span.start, list.span.end);
  return /[#\n]/.test(written)
    ? editFlow(change, kept, removed, added)
    : [rewriteFlow(change, written, kept, added)];
}

function rewriteFlow(
  { text, list }: ListChange,
  written: string,
  kept: readonly DataNode[],
  added: readonly string[],
): TextEdit {
  const pad = /^\[ .* \]$/.test(written) ? ' ' : '';
  const items = [...kept.map((item) => text.slice(item.span.start, item.span.end)), ...added];
  const inside = items.length === 0 ? '' : `${pad}${items.join(', ')}${pad}`;
  return { start: list.span.start, end: list.span.end, text: `[${inside}]` };
}

function editBlock(
  { text, list, afterColon }: ListChange,
  kept: readonly DataNode[],
  removed: readonly DataNode[],
  added: readonly string[],
): readonly TextEdit[] {
  const newline = lineBreakOf(text);
  const edits: TextEdit[] = removed.map((item) => ({
    start: lineStart(text, dashBefore(text, item.span.start)),
    end: lineEnd(text, contentEnd(text, item.span.start, item.span.end)),
    text: '',
  }));
  if (added.length > 0) {
    const first = list.items[0];
    const last = kept.at(-1);
    const dash = dashBefore(text, first?.span.start ?? list.span.start);
    const indent = ' '.repeat(indentOf(text, lineStart(text, dash)));
    const lines = added.map((item) => `${indent}- ${item}${newline}`).join('');
    const at =
      last === undefined
        ? lineStart(text, dash)
        : lineEnd(text, contentEnd(text, last.span.start, last.span.end));
    const broken = at === 0 || text[at - 1] === '\n';
    edits.unshift({
      start: at,
      end: at,
      text: broken ? lines : `${newline}${lines.slice(0, -newline.length)}`,
    });
  } else if (kept.length === 0) edits.unshift({ start: afterColon, end: afterColon, text: ' []' });
  return edits;
}

function editFlow(
  { text, list }: ListChange,
  kept: readonly DataNode[],
  removed: readonly DataNode[],
  added: readonly string[],
): readonly TextEdit[] {
  const edits: TextEdit[] = removed.map((item) => withoutFlowItem(text, item));
  if (added.length === 0) return edits;
  const last = kept.at(-1);
  if (last !== undefined) return [...appendToFlow(text, last.span, added), ...edits];
  const [first, ...others] = removed;
  if (first !== undefined) {
    // The new items take the place of the first old one, so that comments and commas stay in line.
    const start = lineStart(text, first.span.start);
    const onLines = start + indentOf(text, start) === first.span.start;
    const gap = onLines ? `,${lineBreakOf(text)}${' '.repeat(indentOf(text, start))}` : ', ';
    return [
      { ...first.span, text: added.join(gap) },
      ...others.map((item) => withoutFlowItem(text, item)),
    ];
  }
  const at = list.span.start + 1;
  return [{ start: at, end: at, text: `${added.join(', ')}, ` }, ...edits];
}

function withoutFlowItem(text: string, item: DataNode): TextEdit {
  const next = skipBlank(text, item.span.end);
  const comma = text[next] === ',' && !text.slice(item.span.end, next).includes('#');
  const end = comma ? next + 1 : item.span.end;
  const from = lineStart(text, item.span.start);
  const alone =
    text.slice(from, item.span.start).trim() === '' &&
    /^[ \t]*\r?\n/.test(text.slice(end, end + 200));
  return alone
    ? { start: from, end: lineEnd(text, end), text: '' }
    : { start: item.span.start, end, text: '' };
}
