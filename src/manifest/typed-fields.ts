// Reading typed members out of an object of the manifest: strings, objects, lists.
// Specification: manifest page, "Root object" and `extensions["ai.iowarp.clio"]`.
import { type DataNode, entryOf, type ListNode, type Span } from '../base/data-node.ts';
import type { Judgement } from './judgement.ts';
import { type ManifestObject, memberLabel, refuseType } from './manifest-object.ts';

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
