// From the bytes of registry.yaml to rows with positions. Pure: bytes in, one value out; never throws for
// a bad file. Every fault is collected; only what makes the text unreadable ends the reading.
// Specification: registry page, "The file"; threats page, "YAML".
import {
  type DataNode,
  describeNode,
  entryOf,
  type ListNode,
  type MapNode,
} from '../base/data-node.ts';
import { decodeUtf8 } from '../base/decode.ts';
import { type Finding, finding, wholeFile } from '../base/finding.ts';
import { limits } from '../base/limits.ts';
import { quote } from '../base/quote.ts';
import { Source } from '../base/source.ts';
import { parseYaml, type YamlProblem } from '../base/yaml.ts';
import { keepFindings } from './keep-findings.ts';
import { parseRow } from './parse-row.ts';
import type { Registry, Row } from './registry.ts';
import { unreadable, unreadRegistry } from './unread-registry.ts';
import { refusalFinding, syntaxFinding } from './yaml-findings.ts';

/** Line breaks, commas and brackets of one file: bounds the parser's memory before it starts. */
const MOST_MARKS = 1_500_000;

/** Parses a registry. `file` is the name findings show. */
export function parseRegistry(bytes: Uint8Array, file: string): Registry {
  if (bytes.length > limits.registryBytes) {
    const finding = unreadable(
      file,
      'too-large',
      `${file} is larger than ${limits.registryBytes} bytes`,
    );
    return unreadRegistry(file, [finding], { bytes });
  }
  const decoded = decodeUtf8(bytes);
  if (!decoded.ok) {
    return unreadRegistry(file, [encodingFinding(file, decoded.why, decoded.line)], { bytes });
  }
  const source = new Source(file, decoded.text);
  if (countMarks(bytes) > MOST_MARKS) {
    const message = `${file} has more than ${MOST_MARKS} lines and list items`;
    return unreadRegistry(file, [unreadable(file, 'too-large', message)], { bytes, source });
  }
  const nul = decoded.text.indexOf('\0');
  if (nul >= 0) {
    const draft = encodingFinding(file, 'nul', 1);
    const found = { ...draft, place: source.place(nul, nul + 1) };
    return unreadRegistry(file, [found], { bytes, source });
  }
  const parsed = parseYaml(decoded.text);
  if (parsed.syntax !== null) {
    return unreadRegistry(file, [syntaxFinding(source, parsed.syntax)], { bytes, source });
  }
  const refused = parsed.problems.map((problem) => refusalFinding(source, problem));
  const { root } = parsed;
  if (root === null || (root.type === 'scalar' && root.text === '' && root.style === 'plain')) {
    const empty = unreadable(
      file,
      'empty',
      `${file} is empty`,
      'write the rows, or an empty list [] where there are none yet',
    );
    return unreadRegistry(file, [...refused, empty], { bytes, source });
  }
  const shape = findRows(source, root);
  if (shape.list === null) {
    return unreadRegistry(file, [...refused, ...shape.findings], { bytes, source });
  }
  const keeper = keepFindings(file);
  const refusedAt = new Set(parsed.problems.map((problem) => problem.span.start));
  const rows: Row[] = [];
  for (const [index, node] of shape.list.items.slice(0, limits.registryRows).entries()) {
    const read = parseRow({ source, index, node, refusedAt });
    rows.push(read.row);
    for (const one of read.findings) keeper.add(one);
  }
  for (const one of [...withRows(source, parsed.problems, rows), ...shape.findings])
    keeper.add(one);
  const beyond = tooManyRows(source, shape.list);
  if (beyond !== null) keeper.add(beyond);
  return {
    file,
    form: root.type === 'list' ? 'list' : 'entries',
    list: shape.list,
    rows,
    readable: true,
    source,
    bytes,
    findings: keeper.findings,
    notChecked: [
      ...keeper.notChecked(),
      ...(beyond === null
        ? []
        : [
            {
              what: `rows after row ${limits.registryRows} of ${file}`,
              why: `a registry has at most ${limits.registryRows} rows`,
            },
          ]),
    ],
  };
}

/** Refusals with the row each stands in; both are in the order of the file. */
function withRows(
  source: Source,
  problems: readonly YamlProblem[],
  rows: readonly Row[],
): readonly Finding[] {
  let at = 0;
  return problems
    .toSorted((a, b) => a.span.start - b.span.start)
    .map((problem) => {
      while ((rows[at]?.span.end ?? Number.POSITIVE_INFINITY) < problem.span.start) at += 1;
      return { ...refusalFinding(source, problem), row: rows[at]?.label ?? null };
    });
}

function countMarks(bytes: Uint8Array): number {
  let count = 0;
  for (const byte of bytes) {
    // Line feed, carriage return, comma, opening bracket, opening brace.
    if (byte === 10 || byte === 13 || byte === 44 || byte === 91 || byte === 123) count += 1;
  }
  return count;
}

function encodingFinding(
  file: string,
  why: 'byte-order-mark' | 'utf-16' | 'not-utf8' | 'nul',
  line: number,
): Finding {
  const message = {
    'byte-order-mark': 'begins with a byte-order mark',
    'utf-16': 'is UTF-16',
    'not-utf8': 'is not UTF-8',
    nul: 'holds a NUL character',
  }[why];
  const fix = {
    'byte-order-mark': 'save the file as UTF-8 without a byte-order mark',
    'utf-16': 'save the file as UTF-8',
    'not-utf8': 'save the file as UTF-8',
    nul: 'remove the NUL character',
  }[why];
  return finding({
    rule: 'registry/encoding',
    messageId: why,
    message: `${file} ${message}`,
    place: { ...wholeFile(file), line },
    expected: 'UTF-8 text without a byte-order mark',
    fix,
  });
}

interface Shape {
  readonly list: ListNode | null;
  readonly findings: readonly Finding[];
}

function findRows(source: Source, root: DataNode): Shape {
  if (root.type === 'list') return { list: root, findings: [] };
  if (root.type === 'map') return findEntries(source, root);
  return { list: null, findings: [notRows(source, root, `the registry is ${describeNode(root)}`)] };
}

function findEntries(source: Source, root: MapNode): Shape {
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

function tooManyRows(source: Source, list: ListNode): Finding | null {
  const first = list.items[limits.registryRows];
  if (first === undefined) return null;
  return finding({
    rule: 'registry/too-many-rows',
    messageId: 'too-many',
    message: `${list.items.length} rows, more than ${limits.registryRows}`,
    place: source.place(first.span.start, first.span.end),
    found: String(list.items.length),
    expected: `at most ${limits.registryRows} rows`,
  });
}
