// Reading typed members out of a JSON object: closed objects, required keys, strings, lists. Each fault
// is a finding at the value, at the unknown key, or at the key of the object that lacks one.
// Specification: manifest page, "Reading" 4.
import {
  type DataNode,
  describeNode,
  entryOf,
  type ListNode,
  type MapEntry,
  type MapNode,
  type Span,
} from '../base/data-node.ts';
import { nearestOf } from '../base/nearest.ts';
import { listNames, quote } from '../base/quote.ts';
import { type Judgement, refuse, suggest } from './judgement.ts';

/** An object of the manifest: how messages call it, and where a missing key is reported. */
export interface ManifestObject {
  readonly map: MapNode;
  /** What messages call the object, as in `components[3]` or `the root object`. */
  readonly label: string;
  /** What stands before its members' names, as in `components[3]`; empty where they need none. */
  readonly prefix: string;
  readonly anchor: Span;
}

/** The label of a member, as in `components[3].id`. */
export function memberLabel(object: ManifestObject, key: string): string {
  return object.prefix === '' ? key : `${object.prefix}.${key}`;
}

/** The last entry of each key, which is the one a host sees, in file order. */
export function effectiveEntries(map: MapNode): readonly MapEntry[] {
  const last = new Map<string, MapEntry>();
  for (const entry of map.entries) last.set(entry.key, entry);
  return map.entries.filter((entry) => last.get(entry.key) === entry);
}

/** Reports keys outside `allowed`. `hint` may say more about a key; null leaves the fix to the nearest name. */
export function refuseUnknownKeys(
  judgement: Judgement,
  object: ManifestObject,
  allowed: readonly string[],
  hint: (key: string) => string | null = () => null,
): void {
  for (const entry of effectiveEntries(object.map)) {
    if (allowed.includes(entry.key)) continue;
    const near = suggest(judgement, () => nearestOf(entry.key, allowed));
    const renamed =
      near === null ? 'remove it' : `rename it to ${quote(near)} if that is meant, else remove it`;
    refuse(judgement, 'manifest/unknown-key', {
      messageId: 'unknown',
      message: `unknown key ${quote(entry.key)} in ${object.label}`,
      at: entry.keySpan,
      found: quote(entry.key),
      expected: `one of ${listNames(allowed, allowed.length)}`,
      fix: hint(entry.key) ?? renamed,
    });
  }
}

/** Reports that `object` lacks `key`. */
export function refuseMissingKey(
  judgement: Judgement,
  object: ManifestObject,
  key: string,
  expected: string,
): void {
  refuse(judgement, 'manifest/missing-key', {
    messageId: 'missing',
    message: `${object.label} has no ${quote(key)}`,
    at: object.anchor,
    found: null,
    expected,
    fix: `add ${quote(key)}: ${expected}`,
  });
}

/** Reports a value of the wrong JSON type. `expected` is as in `a string`. */
export function refuseType(
  judgement: Judgement,
  label: string,
  node: DataNode,
  expected: string,
): void {
  const found = describeNode(node);
  refuse(judgement, 'manifest/wrong-type', {
    messageId: 'wrong-type',
    message: `${label} is ${found}, not ${expected}`,
    at: node.span,
    found,
    expected,
    fix: `write ${expected}, or remove the key where it is optional`,
  });
}

export interface StringValue {
  readonly value: string;
  readonly span: Span;
}

/** `node` as a string with its span; anything else is reported and gives null. */
export function stringValue(
  judgement: Judgement,
  label: string,
  node: DataNode,
): StringValue | null {
  if (node.type === 'scalar' && typeof node.value === 'string') {
    return { value: node.value, span: node.span };
  }
  refuseType(judgement, label, node, 'a string');
  return null;
}

/** The string member `key`; null when absent (not reported) or of another type (reported). */
export function stringMember(
  judgement: Judgement,
  object: ManifestObject,
  key: string,
): StringValue | null {
  const entry = entryOf(object.map, key);
  return entry === undefined ? null : stringValue(judgement, memberLabel(object, key), entry.value);
}

/** The object member `key`; null when absent (not reported) or of another type (reported). */
export function objectMember(
  judgement: Judgement,
  object: ManifestObject,
  key: string,
): ManifestObject | null {
  const entry = entryOf(object.map, key);
  if (entry === undefined) return null;
  const label = memberLabel(object, key);
  if (entry.value.type === 'map') {
    return { map: entry.value, label, prefix: label, anchor: entry.keySpan };
  }
  refuseType(judgement, label, entry.value, 'an object');
  return null;
}

/** The list member `key`; null when absent (not reported) or of another type (reported). */
export function listMember(
  judgement: Judgement,
  object: ManifestObject,
  key: string,
): ListNode | null {
  const entry = entryOf(object.map, key);
  if (entry === undefined) return null;
  if (entry.value.type === 'list') return entry.value;
  refuseType(judgement, memberLabel(object, key), entry.value, 'a list');
  return null;
}

/** The string items of the list member `key`; items of another type are reported and left out. */
export function stringItems(
  judgement: Judgement,
  object: ManifestObject,
  key: string,
): readonly StringValue[] {
  const strings: StringValue[] = [];
  for (const [at, item] of (listMember(judgement, object, key)?.items ?? []).entries()) {
    if (item.type === 'scalar' && typeof item.value === 'string') {
      strings.push({ value: item.value, span: item.span });
    } else refuseType(judgement, `${memberLabel(object, key)}[${at}]`, item, 'a string');
  }
  return strings;
}
