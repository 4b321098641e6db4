// One record of `state.json`. Every field is validated; the first bad one is named.
// Specification: lifecycle page, "Where things live".
import { quote } from '../base/quote.ts';
import { parseDigest } from '../digest/tree.ts';
import { describeJson, membersOf } from './json-value.ts';
import { type Parsed, parseOrigin } from './parse-origin.ts';
import type { PluginInstallRecord, PluginOrigin } from './types.ts';

export const recordFields: readonly string[] = [
  'installedAt',
  'source',
  'contentDigest',
  'origin',
  'trust',
  'kind',
];

const checked = new WeakSet<PluginInstallRecord>();

/** True for a record that `parseRecord` made. */
export function isCheckedRecord(record: PluginInstallRecord): boolean {
  return checked.has(record);
}

/** Checks a record; `field` is its path in the file, such as `installed.page-kit`. Unknown members pass. */
export function parseRecord(value: unknown, field: string): Parsed<PluginInstallRecord> {
  const members = membersOf(value);
  if (members === null) return fault(field, `is ${describeJson(value)}, not an object`);
  const installedAt = members.get('installedAt');
  if (typeof installedAt !== 'string' || !isIsoTime(installedAt)) {
    return fault(`${field}.installedAt`, `is ${shown(installedAt)}, not an ISO 8601 time`);
  }
  const source = members.get('source');
  if (typeof source !== 'string' || source === '') {
    return fault(`${field}.source`, `is ${shown(source)}, not a non-empty string`);
  }
  const contentDigest = members.get('contentDigest');
  if (typeof contentDigest !== 'string' || parseDigest(contentDigest) === null) {
    return fault(
      `${field}.contentDigest`,
      `is ${shown(contentDigest)}, not 64 lowercase hexadecimal digits`,
    );
  }
  const trust = members.get('trust');
  if (trust !== undefined && trust !== 'trusted' && trust !== 'foreign') {
    return fault(`${field}.trust`, `is ${shown(trust)}, not trusted or foreign`);
  }
  const kind = members.get('kind');
  if (kind !== undefined && (typeof kind !== 'string' || !/^[a-z][a-z0-9-]{0,63}$/.test(kind))) {
    return fault(`${field}.kind`, `is ${shown(kind)}, not a package kind`);
  }
  let origin: PluginOrigin | undefined;
  if (members.get('origin') !== undefined) {
    const parsed = parseOrigin(members.get('origin'), `${field}.origin`);
    if (!parsed.ok) return parsed;
    origin = parsed.value;
  }
  const record: PluginInstallRecord = {
    installedAt,
    source,
    contentDigest,
    ...(origin === undefined ? {} : { origin }),
    ...(trust === undefined ? {} : { trust }),
    ...(kind === undefined ? {} : { kind }),
  };
  checked.add(record);
  return { ok: true, value: record };
}

function isIsoTime(text: string): boolean {
  if (text.length > 40) return false;
  const form = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d))?$/;
  return form.test(text) && !Number.isNaN(Date.parse(text));
}

function shown(value: unknown): string {
  return typeof value === 'string' ? quote(value) : describeJson(value);
}

function fault(field: string, message: string): Parsed<never> {
  return { ok: false, field, message };
}
