// What a field may hold, as data, and the check of one value against it.
// Specification: manifest page, "Payloads", Agents and Fleets.
import { type DataNode, describeNode } from '../../base/data-node.ts';
import { visible } from '../../base/escape.ts';
import { nearestOf } from '../../base/nearest.ts';
import { quote, shorten } from '../../base/quote.ts';
import { type FieldReader, placeIn } from './field-reader.ts';

/** `words` completes "expected …". */
export type FieldType = { readonly words: string } & (
  | { readonly holds: 'text' | 'texts' | 'list' | 'mapping' | 'structure' | 'something' }
  | { readonly holds: 'one-of'; readonly values: readonly string[] }
  | { readonly holds: 'integer'; readonly least: number; readonly most: number }
  | { readonly holds: 'number-above'; readonly bound: number }
);

export const text: FieldType = { holds: 'text', words: 'text' };
export const texts: FieldType = { holds: 'texts', words: 'a list of texts' };
export const list: FieldType = { holds: 'list', words: 'a list' };
export const mapping: FieldType = { holds: 'mapping', words: 'a mapping' };
export const something: FieldType = { holds: 'something', words: 'a value' };

/** One of a closed set of words. */
export function oneOf(...values: readonly string[]): FieldType {
  return { holds: 'one-of', values, words: values.join(', ') };
}

/** A whole number from `least` to `most`. */
export function integer(least: number, most = Number.POSITIVE_INFINITY): FieldType {
  const words =
    least === most
      ? `the number ${least}`
      : most === Number.POSITIVE_INFINITY
        ? `a whole number of at least ${least}`
        : `a whole number from ${least} to ${most}`;
  return { holds: 'integer', least, most, words };
}

/** A number above `bound`. */
export function numberAbove(bound: number): FieldType {
  return { holds: 'number-above', bound, words: `a number above ${bound}` };
}

/**
 * True when `node` is what `type` says; else a finding at the value. A list of texts with a wrong item is
 * still a list: the finding is at the item. `path` names the field; `line` is it as one can paste it, or null.
 */
export function judgeValue(
  reader: FieldReader,
  node: DataNode,
  type: FieldType,
  path: string,
  line: string | null = null,
): boolean {
  const asked: Asked = { type, path, line };
  switch (type.holds) {
    case 'something':
      return !isNull(node) || wrongType(reader, node, asked);
    case 'list':
      return node.type === 'list' || wrongType(reader, node, asked);
    case 'mapping':
      return node.type === 'map' || wrongType(reader, node, asked);
    case 'structure':
      return node.type !== 'scalar' || wrongType(reader, node, asked);
    case 'text':
      return judgeText(reader, node, asked);
    case 'texts': {
      if (node.type !== 'list') return wrongType(reader, node, asked);
      for (const [at, item] of node.items.entries())
        judgeText(reader, item, { type: text, path: `${path}[${at}]`, line: null });
      return true;
    }
    case 'one-of':
      return judgeOneOf(reader, node, asked, type.values);
    case 'integer': {
      if (node.type !== 'scalar' || typeof node.value !== 'number') {
        return wrongType(reader, node, asked);
      }
      const { value } = node;
      const fits = Number.isInteger(value) && value >= type.least && value <= type.most;
      return fits || outOfRange(reader, node, asked);
    }
    case 'number-above': {
      if (node.type !== 'scalar' || typeof node.value !== 'number') {
        return wrongType(reader, node, asked);
      }
      const fits = Number.isFinite(node.value) && node.value > type.bound;
      return fits || outOfRange(reader, node, asked);
    }
    default: {
      const never: never = type;
      return never;
    }
  }
}

interface Asked {
  readonly type: FieldType;
  readonly path: string;
  /** The field as a line to paste, or null for an item of a list. */
  readonly line: string | null;
}

function isNull(node: DataNode): boolean {
  return node.type === 'scalar' && node.value === null;
}

function judgeText(reader: FieldReader, node: DataNode, asked: Asked): boolean {
  const { type, path, line } = asked;
  if (node.type !== 'scalar' || typeof node.value !== 'string') {
    return wrongType(reader, node, asked);
  }
  if (node.value.trim() !== '') return true;
  reader.judgement.stops({
    rule: `${reader.area}/value`,
    messageId: 'blank',
    message: `${quote(path)} is blank`,
    place: placeIn(reader, node.span),
    found: 'nothing',
    expected: type.words,
    fix: line === null ? 'write a word, or delete the item' : `write: ${line}`,
  });
  return false;
}

function judgeOneOf(
  reader: FieldReader,
  node: DataNode,
  asked: Asked,
  values: readonly string[],
): boolean {
  const { type, path, line } = asked;
  if (node.type !== 'scalar' || typeof node.value !== 'string') {
    return wrongType(reader, node, asked);
  }
  if (values.includes(node.value)) return true;
  const near = nearestOf(node.value.toLowerCase(), values);
  const only = values.length === 1 ? values[0] : undefined;
  const better = near ?? only ?? null;
  reader.judgement.stops({
    rule: `${reader.area}/value`,
    messageId: 'not-one-of',
    message:
      near === null
        ? `${quote(path)} is ${quote(node.value)}, which is none of ${type.words}`
        : `${quote(path)} is ${quote(node.value)}; did you mean ${quote(near)}?`,
    place: placeIn(reader, node.span),
    found: quote(node.value),
    expected: type.words,
    fix: better !== null ? `write ${quote(better)}` : `write: ${line ?? type.words}`,
  });
  return false;
}

function outOfRange(
  reader: FieldReader,
  node: DataNode & { readonly type: 'scalar' },
  { type, path, line }: Asked,
): false {
  reader.judgement.stops({
    rule: `${reader.area}/value`,
    messageId: 'out-of-range',
    message: `${quote(path)} is ${shorten(visible(node.text))}, not ${type.words}`,
    place: placeIn(reader, node.span),
    found: node.text.slice(0, 240),
    expected: type.words,
    fix: `write: ${line ?? type.words}`,
  });
  return false;
}

function wrongType(reader: FieldReader, node: DataNode, asked: Asked): false {
  const { type, path } = asked;
  const found = node.type === 'map' ? 'a mapping' : describeNode(node);
  const quoted =
    node.type === 'scalar' &&
    node.style === 'quoted' &&
    (type.holds === 'integer' || type.holds === 'number-above') &&
    /^[0-9]{1,15}(?:\.[0-9]{1,15})?$/.test(node.text);
  reader.judgement.stops({
    rule: `${reader.area}/wrong-type`,
    messageId: 'wrong-type',
    message: `${quote(path)} of the ${reader.noun} is ${found}, not ${type.words}`,
    place: placeIn(reader, node.span),
    found,
    expected: type.words,
    fix: quoted
      ? `take the quotes away: ${node.text}`
      : `write${asked.line === null ? ' ' : ': '}${rightValue(node, asked)}`,
  });
  return false;
}

/** What is written, in its right form where that is plain; else a line that is right. */
function rightValue(node: DataNode, { type, path, line }: Asked): string {
  const key = line === null ? '' : `${path.slice(path.lastIndexOf('.') + 1)}: `;
  if (node.type === 'scalar' && /^[\w./:-](?:[\w ./:-]{0,98}[\w./-])?$/.test(node.text)) {
    if (type.holds === 'text') return `${key}"${node.text}"`;
    if (type.holds === 'texts' && typeof node.value === 'string') return `${key}["${node.text}"]`;
  }
  return line ?? (type.holds === 'text' ? 'the item as text, in double quotes' : type.words);
}
