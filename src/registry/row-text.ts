// Values of a row as a typed reader sees them. YAML turns some unquoted texts into numbers, booleans or
// null; each such value is an error that says how to quote it.
// Specification: registry page, "Scalars keep their text".
import { type DataNode, describeNode, type MapEntry, type Span } from '../base/data-node.ts';
import { quote } from '../base/quote.ts';
import { suggestVersion } from '../manifest/strict-version.ts';
import { type RowReading, reportRow, spanOf } from './row-reading.ts';

/** The text of an entry, or null with a finding when it is none. */
export function readText(report: RowReading, entry: MapEntry | undefined): string | null {
  if (entry === undefined) return null;
  return textOf(report, entry.key, entry.value, spanOf(entry));
}

/** The texts of a list of strings, each with its span; null (with a finding) when it is no list. */
export function readTexts(
  report: RowReading,
  entry: MapEntry | undefined,
): readonly { readonly text: string; readonly span: Span }[] | null {
  if (entry === undefined) return null;
  if (entry.value.type !== 'list') {
    notOfType(report, entry, 'a list of strings', 'not-a-list');
    return null;
  }
  return entry.value.items.flatMap((item) => {
    const span = item.span.start === item.span.end ? entry.keySpan : item.span;
    const text = textOf(report, entry.key, item, span);
    return text === null ? [] : [{ text, span }];
  });
}

function textOf(report: RowReading, key: string, node: DataNode, span: Span): string | null {
  if (node.type === 'scalar' && typeof node.value === 'string') return node.value;
  if (node.type === 'scalar' && node.text !== '') {
    const read = node.value === null ? 'null' : `a ${typeof node.value}`;
    reportRow(report, key, span, {
      rule: 'row/wrong-type',
      messageId: 'quote-it',
      message: `"${key}" ${node.text} is read as ${read}`,
      found: node.text,
      expected: `the text "${node.text}"`,
      fix: quotingFix(key, node.text),
    });
    return null;
  }
  reportRow(report, key, span, {
    rule: 'row/wrong-type',
    messageId: 'not-a-string',
    message: `${quote(key)} is ${node.type === 'scalar' ? 'empty' : describeNode(node)}`,
    found: node.type === 'scalar' ? 'nothing' : describeNode(node),
    expected: 'a string',
    fix: `give ${quote(key)} a string`,
  });
  return null;
}

function quotingFix(key: string, text: string): string {
  const whole = key === 'version' ? suggestVersion(text) : null;
  if (whole !== null && whole !== text) {
    return `quote it and give all three numbers: ${key}: "${whole}"`;
  }
  return key === 'requires' || key === 'triggers'
    ? `quote it: - "${text}"`
    : `quote it: ${key}: "${text}"`;
}

function notOfType(report: RowReading, entry: MapEntry, expected: string, messageId: string): void {
  const empty = entry.value.type === 'scalar' && entry.value.text === '';
  const found = empty ? 'empty' : describeNode(entry.value);
  reportRow(report, entry.key, spanOf(entry), {
    rule: 'row/wrong-type',
    messageId,
    message: `${quote(entry.key)} is ${found}`,
    found,
    expected,
    fix: `give ${quote(entry.key)} ${expected}, or remove the key`,
  });
}
