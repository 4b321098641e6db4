// One row of a registry: its fields with positions, and everything wrong with their form.
// Never reads the disk; a broken row never stops the next one.
// Specification: registry page, "The file".
import { type DataNode, describeNode, type MapEntry } from '../base/data-node.ts';
import { type Finding, finding } from '../base/finding.ts';
import { nearestOf } from '../base/nearest.ts';
import { quote } from '../base/quote.ts';
import type { Source } from '../base/source.ts';
import { type Row, type RowReference, requiredRowKeys, rowKeys } from './registry.ts';
import { rowForms } from './row-form.ts';
import { readHints } from './row-hints.ts';
import { type RowReading, reportRow } from './row-reading.ts';
import { parseReference } from './row-reference.ts';
import { readText, readTexts } from './row-text.ts';
import { judgeSourceText } from './source-url.ts';
import { duplicateKeyFindings } from './yaml-findings.ts';

export interface RowInput {
  readonly source: Source;
  readonly index: number;
  readonly node: DataNode;
  /** Offsets at which the YAML reading already refused something. */
  readonly refusedAt: ReadonlySet<number>;
}

/** Reads one item of the list of rows; findings carry the row's label. */
export function parseRow(input: RowInput): {
  readonly row: Row;
  readonly findings: readonly Finding[];
} {
  const { source, index, node } = input;
  const position = `row ${index + 1}`;
  if (node.type !== 'map') return { row: emptyRow(input, position), findings: [notARow(input)] };
  const entries = new Map<string, MapEntry>();
  for (const entry of node.entries) entries.set(entry.key, entry);
  const kind = plainText(entries.get('kind'));
  const name = plainText(entries.get('name'));
  const id = kind === null || name === null ? null : `${kind}:${name}`;
  const report: RowReading = {
    source,
    label: id ?? position,
    findings: [],
    faulty: new Set(),
    refusedAt: input.refusedAt,
  };
  report.findings.push(...duplicateKeyFindings(source, node, report.label).slice(0, 64));
  const missing = new Set<string>(requiredRowKeys.filter((key) => !entries.has(key)));
  for (const entry of entries.values()) {
    if ((rowKeys as readonly string[]).includes(entry.key)) continue;
    const meant = nearestOf(entry.key, missing);
    if (meant === null) unknownKey(report, entry);
    else {
      missing.delete(meant);
      misspelledKey(report, entry, meant);
    }
  }
  for (const key of missing) missingKey(report, key, node.span);
  const row = {
    index,
    id,
    label: report.label,
    place: source.place(node.span.start, node.entries[0]?.keySpan.end ?? node.span.end),
    span: node.span,
    entries,
    faulty: report.faulty,
    kind: formed(report, entries.get('kind')),
    name: formed(report, entries.get('name')),
    description: formed(report, entries.get('description')),
    version: formed(report, entries.get('version')),
    sourceUrl: sourceUrl(report, entries.get('sourceUrl')),
    sha256: formed(report, entries.get('sha256')),
    requires: references(report, entries.get('requires')),
    provides: readHints(report, entries.get('provides')),
    triggers: readTexts(report, entries.get('triggers'))?.map(({ text }) => text) ?? null,
  };
  for (const key of ['category', 'audit', 'plugin']) formed(report, entries.get(key));
  strayPlugin(report, entries.get('plugin'), kind);
  return { row, findings: report.findings };
}

function plainText(entry: MapEntry | undefined): string | null {
  const value = entry?.value.type === 'scalar' ? entry.value.value : null;
  return typeof value === 'string' && value !== '' ? value : null;
}

function formed(report: RowReading, entry: MapEntry | undefined): string | null {
  const text = readText(report, entry);
  if (entry !== undefined && text !== null) rowForms.get(entry.key)?.(report, entry, text);
  return text;
}

function sourceUrl(report: RowReading, entry: MapEntry | undefined): string | null {
  const text = readText(report, entry);
  if (entry !== undefined && text !== null) judgeSourceText(report, entry, text);
  return text;
}

function references(report: RowReading, entry: MapEntry | undefined): readonly RowReference[] {
  const seen = new Set<string>();
  const kept: RowReference[] = [];
  for (const { text, span } of readTexts(report, entry) ?? []) {
    if (parseReference(text) === null) {
      reportRow(report, 'requires', span, {
        rule: 'row/requires',
        messageId: 'form',
        message: `${quote(text)} is no reference to a row`,
        found: text,
        expected: 'kind:name, such as skill:read',
        fix: 'write the kind and the name of the required row, with a colon between',
      });
    } else if (seen.has(text)) {
      reportRow(report, null, span, {
        rule: 'row/requires-repeated',
        messageId: 'repeated',
        message: `${quote(text)} is required twice`,
        found: text,
        expected: 'each reference once',
        fix: `remove the second ${quote(text)}`,
      });
    } else {
      seen.add(text);
      kept.push({ id: text, span });
    }
  }
  return kept;
}

function missingKey(
  report: RowReading,
  key: string,
  span: { readonly start: number; readonly end: number },
): void {
  const machine = !['name', 'sourceUrl'].includes(key);
  reportRow(report, key, span, {
    rule: 'row/missing-key',
    messageId: machine ? 'not-pinned' : 'missing',
    message: `${quote(key)} is missing`,
    expected: `a ${quote(key)} in every row`,
    fix: machine ? `run plugin-gate pin, which writes ${key}` : `add ${key} to this row`,
  });
}

/** One slip is one finding, with the fix that mends both halves of it. */
function misspelledKey(report: RowReading, entry: MapEntry, key: string): void {
  report.faulty.add(key);
  reportRow(report, null, entry.keySpan, {
    rule: 'row/missing-key',
    messageId: 'misspelled',
    message: `${quote(key)} is missing, and ${quote(entry.key)} reads like it`,
    found: entry.key,
    expected: `a ${quote(key)} in every row`,
    fix: `rename ${quote(entry.key)} to ${key}`,
  });
}

function unknownKey(report: RowReading, entry: MapEntry): void {
  const near = nearestOf(entry.key, rowKeys);
  reportRow(report, null, entry.keySpan, {
    rule: 'row/unknown-key',
    messageId: 'unknown',
    message: `${quote(entry.key)} is no key of a row`,
    found: entry.key,
    expected: `one of ${rowKeys.join(', ')}`,
    fix: near === null ? 'remove it, or write it as a comment' : `write ${near} if you meant that`,
  });
}

function strayPlugin(report: RowReading, entry: MapEntry | undefined, kind: string | null): void {
  if (entry === undefined || kind === 'extension' || kind === null) return;
  reportRow(report, null, entry.keySpan, {
    rule: 'row/unknown-key',
    messageId: 'plugin',
    message: `"plugin" belongs to rows of kind extension, not ${quote(kind)}`,
    found: 'plugin',
    expected: 'no "plugin" in this row',
    fix: 'remove the key "plugin"',
  });
}

function notARow({ source, index, node }: RowInput): Finding {
  const empty = node.type === 'scalar' && node.text === '';
  const found = empty ? 'empty' : describeNode(node);
  return finding({
    rule: 'row/not-a-mapping',
    messageId: 'not-a-mapping',
    message: `row ${index + 1} is ${found}`,
    place: source.place(node.span.start, node.span.end),
    found,
    expected: 'a mapping with kind, name, description, version, sourceUrl and sha256',
    fix: 'write the keys of the row, or remove the item',
    row: `row ${index + 1}`,
  });
}

function emptyRow({ source, index, node }: RowInput, label: string): Row {
  return {
    index,
    id: null,
    label,
    place: source.place(node.span.start, node.span.end),
    span: node.span,
    entries: new Map(),
    faulty: new Set(requiredRowKeys),
    kind: null,
    name: null,
    description: null,
    version: null,
    sourceUrl: null,
    sha256: null,
    requires: [],
    provides: null,
    triggers: null,
  };
}
