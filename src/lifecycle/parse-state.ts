// `state.json` as bytes to a value, and back. Pure. Every field is validated on every read; unknown
// top-level members are kept as their JSON text, so that a rewrite does not lose what a newer host wrote.
// Specification: lifecycle page, "Where things live".
import { decodeUtf8 } from '../base/decode.ts';
import { messageOf } from '../base/fault.ts';
import { parseJson } from '../base/json.ts';
import { quote } from '../base/quote.ts';
import { isPluginId } from '../manifest/plugin-id.ts';
import { describeJson, membersOf } from './json-value.ts';
import type { Parsed } from './parse-origin.ts';
import { parseRecord, recordFields } from './parse-record.ts';
import type { PluginInstallRecord, PluginState } from './types.ts';

export const emptyState: PluginState = {
  disabled: [],
  installed: new Map(),
  unknown: [],
  unknownInRecords: new Map(),
};

type UnknownMembers = PluginState['unknown'];

/** Parses and validates. `field` of a fault is the path of the bad member, `state.json` for the whole. */
export function parseState(bytes: Uint8Array): Parsed<PluginState> {
  const decoded = decodeUtf8(bytes);
  if (!decoded.ok) return fault('state.json', `is no strict UTF-8 (line ${decoded.line})`);
  let value: unknown;
  try {
    value = JSON.parse(decoded.text);
  } catch (error) {
    return fault('state.json', `is no JSON: ${messageOf(error)}`);
  }
  const members = membersOf(value);
  if (members === null) return fault('state.json', `is ${describeJson(value)}, not an object`);
  if (members.get('version') !== 1) {
    return fault('version', `is ${describeJson(members.get('version'))}, not the number 1`);
  }
  const disabled = parseDisabled(members.get('disabled'));
  if (!disabled.ok) return disabled;
  const installed = parseInstalled(members.get('installed'));
  if (!installed.ok) return installed;
  const known = ['version', 'disabled', 'installed'];
  const hasUnknown = [...members.keys()].some((key) => !known.includes(key));
  const unknown =
    hasUnknown || hasUnknownInRecords(members.get('installed'))
      ? unknownMembers(decoded.text, known)
      : nothingUnknown;
  if (unknown === null) return fault('state.json', 'is nested too deep');
  return {
    ok: true,
    value: { disabled: disabled.value, installed: installed.value, ...unknown },
  };
}

/** The text of `state.json`: two-space JSON, known members first, a final newline. */
export function stateText(state: PluginState): string {
  const records = [...state.installed].map(
    ([id, record]) => [id, recordText(record, state.unknownInRecords.get(id) ?? [])] as const,
  );
  const members = [
    ['version', '1'] as const,
    ['disabled', JSON.stringify(state.disabled)] as const,
    ['installed', objectText(records, 2)] as const,
    ...state.unknown.map(({ key, json }) => [key, json] as const),
  ];
  return `${objectText(members, 0)}\n`;
}

// Records are values that states share: of a thousand, a change writes one.
const recordTexts = new WeakMap<PluginInstallRecord, string>();

function recordText(record: PluginInstallRecord, unknown: UnknownMembers): string {
  const known = recordTexts.get(record);
  if (known !== undefined && unknown.length === 0) return known;
  const given = new Map<string, unknown>(Object.entries(record));
  const members = recordFields.flatMap((field) => {
    const member = given.get(field);
    return member === undefined ? [] : [[field, JSON.stringify(member)] as const];
  });
  const text = objectText([...members, ...unknown.map(({ key, json }) => [key, json] as const)], 4);
  if (unknown.length === 0) recordTexts.set(record, text);
  return text;
}

function objectText(members: readonly (readonly [string, string])[], indent: number): string {
  if (members.length === 0) return '{}';
  const inner = ' '.repeat(indent + 2);
  const lines = members.map(([key, json]) => `${inner}${JSON.stringify(key)}: ${json}`);
  return `{\n${lines.join(',\n')}\n${' '.repeat(indent)}}`;
}

function hasUnknownInRecords(installed: unknown): boolean {
  for (const record of membersOf(installed)?.values() ?? []) {
    if (typeof record !== 'object' || record === null) continue;
    if (Object.keys(record).some((key) => !recordFields.includes(key))) return true;
  }
  return false;
}

function parseDisabled(value: unknown): Parsed<readonly string[]> {
  if (!Array.isArray(value)) return fault('disabled', `is ${describeJson(value)}, not a list`);
  for (const [at, id] of value.entries()) {
    if (typeof id !== 'string') {
      return fault(`disabled[${at}]`, `is ${describeJson(id)}, not a plugin id`);
    }
    if (!isPluginId(id)) return fault(`disabled[${at}]`, `is ${quote(id)}, not a plugin id`);
  }
  return { ok: true, value: [...new Set(value.map(String))] };
}

function parseInstalled(value: unknown): Parsed<ReadonlyMap<string, PluginInstallRecord>> {
  const members = membersOf(value);
  if (members === null) return fault('installed', `is ${describeJson(value)}, not an object`);
  const records = new Map<string, PluginInstallRecord>();
  for (const [id, member] of members) {
    if (!isPluginId(id)) return fault('installed', `has the key ${quote(id)}, not a plugin id`);
    const record = parseRecord(member, `installed.${id}`);
    if (!record.ok) return record;
    records.set(id, record.value);
  }
  return { ok: true, value: records };
}

const nothingUnknown = { unknown: [], unknownInRecords: new Map() };

/** The rare case is read again with positions: JSON texts are kept exactly, large numbers included. */
function unknownMembers(
  text: string,
  known: readonly string[],
): Pick<PluginState, 'unknown' | 'unknownInRecords'> | null {
  const parsed = parseJson(text);
  if (!parsed.ok || parsed.root.type !== 'map') return null;
  const raw = (
    node: { readonly entries: (typeof parsed.root)['entries'] },
    names: readonly string[],
  ): UnknownMembers => {
    const last = new Map<string, string>();
    for (const { key, value } of node.entries) {
      if (!names.includes(key)) last.set(key, text.slice(value.span.start, value.span.end));
    }
    return [...last].map(([key, json]) => ({ key, json }));
  };
  const inRecords = new Map<string, UnknownMembers>();
  for (const entry of parsed.root.entries) {
    if (entry.key !== 'installed' || entry.value.type !== 'map') continue;
    for (const record of entry.value.entries) {
      if (record.value.type !== 'map') continue;
      const members = raw(record.value, recordFields);
      if (members.length > 0) inRecords.set(record.key, members);
      else inRecords.delete(record.key);
    }
  }
  return { unknown: raw(parsed.root, known), unknownInRecords: inRecords };
}

function fault(field: string, message: string): Parsed<never> {
  return { ok: false, field, message };
}
