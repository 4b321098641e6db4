// Where the rows stand in the text: a list at the top, or one under `entries`. What else the top level holds
// is told. Specification: registry page, "The file".
import {
  type DataNode,
  describeNode,
  entryOf,
  type ListNode,
  type MapNode,
} from '../base/data-node.ts';
import { type Finding, finding } from '../base/finding.ts';
import { keepFindings } from '../base/keep-findings.ts';
import { quote } from '../base/quote.ts';
import type { Source } from '../base/source.ts';

/** The list of rows, or null with the finding that says what is there instead. */
export interface RowList {
  readonly list: ListNode | null;
  readonly findings: readonly Finding[];
}

/** Looks for the list of rows in a document that is not empty. */
export function findRows(source: Source, root: DataNode): RowList {
  if (root.type === 'list') return { list: root, findings: [] };
  if (root.type === 'map') return findEntries(source, root);
  return { list: null, findings: [notRows(source, root, `the registry is ${describeNode(root)}`)] };
}

function findEntries(source: Source, root: MapNode): RowList {
  const { findings, add } = keepFindings(source.file);
  add(...duplicateKeyOfRoot(source, root));
  for (const entry of root.entries) {
    if (entry.key !== 'entries') add(unknownRootKey(source, entry.key, entry.keySpan));
  }
  const entries = entryOf(root, 'entries');
  if (entries?.value.type === 'list') return { list: entries.value, findings };
  const message =
    entries === undefined
      ? 'the registry is an object without "entries"'
      : `"entries" is ${entries.value.type === 'scalar' && entries.value.text === '' ? 'empty' : describeNode(entries.value)}`;
  add(notRows(source, entries?.value ?? root, message));
  return { list: null, findings };
}

function duplicateKeyOfRoot(source: Source, root: MapNode): readonly Finding[] {
  const seen = root.entries.filter((entry) => entry.key === 'entries');
  return seen.slice(1).map((entry) =>
    finding({
      rule: 'registry/duplicate-key',
      messageId: 'duplicate-key',
      message: '"entries" is given twice',
      place: source.place(entry.keySpan.start, entry.keySpan.end),
      found: 'entries',
      expected: 'each key once',
      fix: 'move all rows under one "entries"',
    }),
  );
}

function unknownRootKey(
  source: Source,
  key: string,
  span: { readonly start: number; readonly end: number },
): Finding {
  return finding({
    rule: 'registry/unknown-key',
    messageId: 'unknown',
    message: `${quote(key)} is no key of a registry`,
    place: source.place(span.start, span.end),
    found: key,
    expected: 'only "entries"',
    fix: 'remove it, or write it as a comment',
  });
}

function notRows(source: Source, node: DataNode, message: string): Finding {
  return finding({
    rule: 'registry/shape',
    messageId: 'no-rows',
    message,
    place: source.place(node.span.start, node.span.end),
    found: describeNode(node),
    expected: 'a list of rows, or a mapping with "entries": a list of rows',
    fix: 'write each row as an item of a list, beginning with "- kind:"',
  });
}
