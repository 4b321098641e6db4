// The edits that make one row say what its package says, and touch nothing else: values keep their style,
// lines their comments, missing keys come behind their neighbours. Pure: gives edits, applies nothing.
// Specification: registry page, "Pinning".
import { type DataNode, type MapEntry, memberOf, stringOf } from '../base/data-node.ts';
import { hasUnseen } from '../base/escape.ts';
import { editList, type WantedItem } from './edit-list.ts';
import { nodeEnd } from './node-end.ts';
import { type Row, type RowKey, rowKeys } from './registry.ts';
import { type RowLine, renderHint, renderHints, renderTexts } from './render-row.ts';
import { renderScalar, scalarStyleOf } from './render-scalar.ts';
import { type RowFacts, sameSet } from './row-facts.ts';
import type { TextEdit } from './text-edit.ts';
import {
  contentEnd,
  endWithComments,
  indentOf,
  lineBreakOf,
  lineEnd,
  lineStart,
  skipBlank,
} from './text-lines.ts';

export interface RowEdits {
  readonly edits: readonly TextEdit[];
  /** Keys whose value changes or that are added, in the order of `rowKeys`. */
  readonly keys: readonly RowKey[];
}

/** The edits for a row of `text`. Facts that are null leave the field as it is. */
export function editRow(text: string, row: Row, facts: Partial<RowFacts>): RowEdits {
  const flow = text[row.span.start] === '{';
  const edits: TextEdit[] = [];
  const keys = new Set<RowKey>();
  const missing: RowLine[] = [];
  for (const key of ['kind', 'description', 'version', 'sha256'] as const) {
    const value = facts[key] ?? null;
    if (value === null || row[key] === value) continue;
    const entry = row.entries.get(key);
    keys.add(key);
    if (entry === undefined) missing.push({ key, value: renderScalar(value, 'plain', flow) });
    else edits.push(...editScalar(text, entry, value, flow));
  }
  for (const list of listsOf(row, facts)) {
    const entry = row.entries.get(list.key);
    if (entry === undefined) {
      if (list.wanted.length === 0) continue;
      missing.push({ key: list.key, value: list.whole });
    } else edits.push(...editListValue(text, entry, list));
    keys.add(list.key);
  }
  edits.push(...insertKeys(text, row, missing, flow));
  return { edits, keys: rowKeys.filter((key) => keys.has(key)) };
}

interface ListFacts {
  readonly key: RowKey;
  readonly wanted: readonly WantedItem[];
  readonly whole: string;
  readonly keyOf: (item: DataNode) => string | null;
}

/** The lists that are not yet what they should be. */
function listsOf(row: Row, facts: Partial<RowFacts>): readonly ListFacts[] {
  const lists: ListFacts[] = [];
  const { requires, provides, triggers } = facts;
  const stated = row.requires.map((reference) => reference.id);
  if (requires !== undefined && (row.faulty.has('requires') || !sameSet(stated, requires))) {
    lists.push(textList('requires', requires));
  }
  if (provides != null && row.entries.has('provides')) {
    const ids = (row.provides ?? []).map((hint) => `${hint.kind}:${hint.name}`);
    const wanted = provides.map((hint) => ({
      key: `${hint.kind}:${hint.name}`,
      text: renderHint(hint),
    }));
    const right = wanted.map((item) => item.key);
    if (row.provides === null || !sameSet(ids, right)) {
      lists.push({ key: 'provides', wanted, whole: renderHints(provides), keyOf: hintKey });
    }
  }
  if (triggers != null && (row.triggers === null || !sameSet(row.triggers, triggers))) {
    if (row.entries.has('triggers') || triggers.length > 0) {
      lists.push(textList('triggers', triggers));
    }
  }
  return lists;
}

function textList(key: RowKey, texts: readonly string[]): ListFacts {
  return {
    key,
    wanted: texts.map((text) => ({ key: text, text: renderScalar(text, 'plain', true) })),
    whole: renderTexts(texts),
    keyOf: (item) => stringOf(item) ?? null,
  };
}

function hintKey(item: DataNode): string | null {
  if (item.type !== 'map') return null;
  const kind = stringOf(memberOf(item, 'kind'));
  const name = stringOf(memberOf(item, 'name'));
  return kind === undefined || name === undefined ? null : `${kind}:${name}`;
}

function editListValue(text: string, entry: MapEntry, list: ListFacts): readonly TextEdit[] {
  if (entry.value.type !== 'list') return replaceNode(text, entry, list.whole);
  return editList({
    text,
    list: entry.value,
    afterColon: afterColon(text, entry),
    keyOf: list.keyOf,
    wanted: list.wanted,
  });
}

function afterColon(text: string, entry: MapEntry): number {
  const at = skipBlank(text, entry.keySpan.end);
  return text[at] === ':' ? at + 1 : entry.keySpan.end;
}

function editScalar(
  text: string,
  entry: MapEntry,
  value: string,
  flow: boolean,
): readonly TextEdit[] {
  const { span } = entry.value;
  if (entry.value.type === 'scalar' && entry.value.style === 'block') {
    const edit = editBlockScalar(text, span.start, span.end, value);
    if (edit !== null) return [edit];
  }
  const written = text.slice(span.start, span.end);
  const style = entry.value.type === 'scalar' && written !== '' ? scalarStyleOf(written) : 'plain';
  return replaceNode(text, entry, renderScalar(value, style, flow));
}

/** Replaces the value; behind a colon without a value comes a blank first. */
function replaceNode(text: string, entry: MapEntry, value: string): readonly TextEdit[] {
  const { start, end } = entry.value.span;
  const colon = afterColon(text, entry);
  if (start === end) return [{ start: colon, end: colon, text: ` ${value}` }];
  const stop = contentEnd(text, start, end);
  const line = lineStart(text, start);
  if (entry.value.type === 'scalar' || line < colon) return [{ start, end: stop, text: value }];
  // A list or mapping on lines of its own may stand where a scalar may not: the value moves up to its key.
  return [
    { start: colon, end: colon, text: ` ${value}` },
    { start: line, end: lineEnd(text, stop), text: '' },
  ];
}

/** `>-` and `|-` can hold a text of one line: their header stays. Null where the text needs quotes. */
function editBlockScalar(text: string, start: number, end: number, value: string): TextEdit | null {
  const content = lineEnd(text, start);
  const header = text.slice(start, content);
  if (!/^[|>]-[ \t]*(?:#.*)?\r?\n$/.test(header) || value.trim() !== value) return null;
  if (value === '' || hasUnseen(value)) return null;
  const indent = ' '.repeat(Math.max(1, indentOf(text, content)));
  return { start: content, end: contentEnd(text, content, end), text: `${indent}${value}` };
}

/** New keys stand behind the last key that comes before them in `rowKeys`, else behind the first key. */
function insertKeys(
  text: string,
  row: Row,
  lines: readonly RowLine[],
  flow: boolean,
): readonly TextEdit[] {
  const entries = [...row.entries.values()];
  return lines
    .toSorted((a, b) => order(a.key) - order(b.key))
    .map(({ key, value }) => {
      const before = entries.filter(
        (entry) => order(entry.key) < order(key) && order(entry.key) >= 0,
      );
      const anchor = before.at(-1) ?? entries[0];
      const line = `${key}: ${value}`;
      if (anchor === undefined) return { start: row.span.end, end: row.span.end, text: line };
      const end = Math.max(anchor.keySpan.end, nodeEnd(text, anchor.value));
      if (flow) return { start: end, end, text: `, ${line}` };
      const column = row.span.start - lineStart(text, row.span.start);
      const at = endWithComments(text, end, column);
      const newline = lineBreakOf(text);
      const indented = `${' '.repeat(column)}${line}`;
      return text[at - 1] === '\n'
        ? { start: at, end: at, text: `${indented}${newline}` }
        : { start: at, end: at, text: `${newline}${indented}` };
    });
}

function order(key: string): number {
  return (rowKeys as readonly string[]).indexOf(key);
}
