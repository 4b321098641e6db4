// Reads plugin-gate.yaml: `{strict, rules: {ID: level}, waivers: [{rule, row, reason, expires}]}`. Pure; all
// faults are collected, and what is well formed counts all the same.
// Specification: registry page, "The gate on a change"; an unknown key is an error.
import {
  type DataNode,
  describeNode,
  type ListNode,
  type MapEntry,
  type MapNode,
} from '../base/data-node.ts';
import { type Finding, finding } from '../base/finding.ts';
import { nearestOf } from '../base/nearest.ts';
import { quote } from '../base/quote.ts';
import type { Source } from '../base/source.ts';
import { findRule, ruleIds } from './find-rule.ts';
import { type Level, levels, noPolicy, type Policy } from './policy.ts';
import { parsePolicyText, unreadablePolicy } from './policy-yaml.ts';
import type { Waiver } from './waiver.ts';

export interface ParsedPolicy {
  readonly policy: Policy;
  /** Files are the name that was given. */
  readonly findings: readonly Finding[];
}

interface Reading {
  readonly source: Source;
  readonly findings: Finding[];
}

const waiverFields = ['rule', 'row', 'reason', 'expires'] as const;

/** Parses a policy; `file` is the name findings show. Never throws for a bad file. */
export function parsePolicy(bytes: Uint8Array, file: string): ParsedPolicy {
  const { root, source, findings } = parsePolicyText(bytes, file);
  const reading = source === null ? null : { source, findings: [...findings] };
  if (root === null || reading === null) return { policy: noPolicy, findings };
  if (root.type === 'scalar' && root.text === '' && root.style === 'plain') {
    return { policy: noPolicy, findings };
  }
  if (root.type !== 'map') {
    shape(reading, root, `${file} is ${describeNode(root)}, not a mapping`);
    return { policy: noPolicy, findings: reading.findings };
  }
  const entries = knownEntries(reading, root, ['strict', 'rules', 'waivers'], 'a policy');
  return {
    policy: {
      strict: readStrict(reading, entries.get('strict')),
      levels: readLevels(reading, entries.get('rules')),
      waivers: readWaivers(reading, entries.get('waivers')),
    },
    findings: reading.findings,
  };
}

function readStrict(reading: Reading, entry: MapEntry | undefined): boolean {
  if (entry === undefined) return false;
  const { value } = entry;
  if (value.type === 'scalar' && typeof value.value === 'boolean') return value.value;
  const message = `"strict" is ${describeNode(value)}, neither true nor false`;
  report(reading, value, 'policy/value', 'strict', message, 'true or false');
  // What cannot be read is taken at its hardest.
  return true;
}

function readLevels(reading: Reading, entry: MapEntry | undefined): ReadonlyMap<string, Level> {
  const found = new Map<string, Level>();
  if (entry === undefined) return found;
  if (entry.value.type !== 'map') {
    shape(reading, entry.value, `"rules" is ${describeNode(entry.value)}, not a mapping`);
    return found;
  }
  for (const one of entriesOnce(reading, entry.value)) {
    knownRule(reading, one.key, one.keySpan);
    const text = one.value.type === 'scalar' ? one.value.text : null;
    const level = levels.find((known) => known === text);
    if (level !== undefined) found.set(one.key, level);
    else {
      const said = text === null ? describeNode(one.value) : quote(text);
      const message = `the level of ${quote(one.key)} is ${said}`;
      report(reading, one.value, 'policy/value', 'level', message, levels.join(', '));
    }
  }
  return found;
}

function readWaivers(reading: Reading, entry: MapEntry | undefined): readonly Waiver[] {
  if (entry === undefined) return [];
  if (entry.value.type !== 'list') {
    shape(reading, entry.value, `"waivers" is ${describeNode(entry.value)}, not a list`);
    return [];
  }
  return (entry.value satisfies ListNode).items.flatMap((item) => {
    if (item.type === 'map') return readWaiver(reading, item);
    shape(reading, item, `a waiver is ${describeNode(item)}, not a mapping`);
    return [];
  });
}

function readWaiver(reading: Reading, item: MapNode): readonly Waiver[] {
  const before = reading.findings.length;
  const entries = knownEntries(reading, item, waiverFields, 'a waiver');
  const text = (field: (typeof waiverFields)[number]): string => {
    const value = entries.get(field)?.value;
    if (value === undefined) {
      const message = `a waiver has no ${quote(field)}`;
      report(reading, item, 'policy/value', 'missing', message, `${field}: …`);
      return '';
    }
    if (value.type === 'scalar' && typeof value.value === 'string' && value.value.trim() !== '') {
      return value.value;
    }
    const message = `${quote(field)} of a waiver is ${value.type === 'scalar' && value.value === '' ? 'empty' : describeNode(value)}`;
    report(reading, value, 'policy/value', 'waiver', message, 'text');
    return '';
  };
  const [rule, row, reason, expires] = waiverFields.map(text);
  const ruleEntry = entries.get('rule');
  if (rule !== undefined && rule !== '' && ruleEntry !== undefined) {
    knownRule(reading, rule, ruleEntry.value.span);
  }
  const rowEntry = entries.get('row');
  if (row && rowEntry !== undefined && !/^[^\s:]+:[^\s:]+$/.test(row)) {
    const message = `"row" of a waiver is ${quote(row)}`;
    report(reading, rowEntry.value, 'policy/value', 'waiver', message, 'kind:name of one row');
  }
  const expiresEntry = entries.get('expires');
  if (expires && expiresEntry !== undefined && !isDate(expires)) {
    const message = `"expires" is ${quote(expires)}, no date`;
    report(reading, expiresEntry.value, 'policy/value', 'expires', message, 'a date: 2027-01-31');
  }
  // A waiver with a fault waives nothing: it must not allow more than its author meant.
  if (reading.findings.length > before || !rule || !row || !reason || !expires) return [];
  const place = reading.source.place(item.span.start, item.span.end);
  return [{ rule, row, reason, expires, place }];
}

function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
}

function knownRule(reading: Reading, id: string, span: MapEntry['keySpan']): void {
  if (findRule(id) !== null) return;
  const near = nearestOf(id, ruleIds());
  reading.findings.push(
    finding({
      rule: 'policy/unknown-rule',
      messageId: 'unknown',
      message: `no rule is called ${quote(id)}`,
      place: reading.source.place(span.start, span.end),
      found: id,
      expected: 'a rule id',
      fix: near === null ? null : `write ${near} if you meant that`,
    }),
  );
}

/** Entries by key; a key that is none of `known` is a finding. */
function knownEntries(
  reading: Reading,
  map: MapNode,
  known: readonly string[],
  what: string,
): ReadonlyMap<string, MapEntry> {
  const entries = new Map<string, MapEntry>();
  for (const entry of entriesOnce(reading, map)) {
    if (known.includes(entry.key)) entries.set(entry.key, entry);
    else {
      const near = nearestOf(entry.key, known);
      reading.findings.push(
        finding({
          rule: 'policy/unknown-key',
          messageId: 'unknown',
          message: `${quote(entry.key)} is no key of ${what}`,
          place: reading.source.place(entry.keySpan.start, entry.keySpan.end),
          found: entry.key,
          expected: known.join(', '),
          fix: near === null ? null : `write ${near} if you meant that`,
        }),
      );
    }
  }
  return entries;
}

function entriesOnce(reading: Reading, map: MapNode): readonly MapEntry[] {
  const seen = new Set<string>();
  return map.entries.filter((entry) => {
    if (!seen.has(entry.key)) return seen.add(entry.key);
    reading.findings.push(
      finding({
        rule: 'policy/unknown-key',
        messageId: 'duplicate',
        message: `${quote(entry.key)} is given twice`,
        place: reading.source.place(entry.keySpan.start, entry.keySpan.end),
        found: entry.key,
        expected: 'each key once',
        fix: 'remove one of the two',
      }),
    );
    return false;
  });
}

function shape(reading: Reading, node: DataNode, message: string): void {
  reading.findings.push(unreadablePolicy(reading.source, 'shape', message, node.span));
}

function report(
  reading: Reading,
  node: DataNode,
  rule: string,
  messageId: string,
  message: string,
  expected: string,
): void {
  const place = reading.source.place(node.span.start, node.span.end);
  const found = node.type === 'scalar' ? node.text : describeNode(node);
  reading.findings.push(finding({ rule, messageId, message, place, found, expected }));
}
