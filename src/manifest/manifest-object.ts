// An object of the manifest and the faults of its keys: unknown, missing, of the wrong type. Each finding
// is at the value, at the unknown key, or at the key of the object that lacks one.
// Specification: manifest page, "Reading" 4.
import {
  type DataNode,
  describeNode,
  type MapEntry,
  type MapNode,
  type Span,
} from '../base/data-node.ts';
import { nearestOf } from '../base/nearest.ts';
import { listNames, quote } from '../base/quote.ts';
import { countsOnly, type Judgement, refuse, suggest } from './judgement.ts';
import { shownValue } from './shown-value.ts';

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
    if (allowed.includes(entry.key) || countsOnly(judgement, 'manifest/unknown-key')) continue;
    const near = suggest(judgement, () => nearestOf(entry.key, allowed));
    const renamed =
      near === null ? 'remove it' : `rename it to ${quote(near)} if that is meant, else remove it`;
    refuse(judgement, 'manifest/unknown-key', {
      messageId: 'unknown',
      message: `unknown key ${quote(entry.key)} in ${object.label}`,
      at: entry.keySpan,
      found: shownValue(entry.key),
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
  if (countsOnly(judgement, 'manifest/wrong-type')) return;
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
