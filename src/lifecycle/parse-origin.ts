// The `origin` of a record: a string, or one of the forms a host writes.
// Specification: lifecycle page, "Where things live".
import { isAbsolute } from 'node:path';
import { quote } from '../base/quote.ts';
import { describeJson, membersOf } from './json-value.ts';
import type { ForeignPackageFormat, PluginOrigin } from './types.ts';

export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly field: string; readonly message: string };

const formats: readonly ForeignPackageFormat[] = ['portable', 'claude-code', 'codex'];

/** Checks an origin; `field` is its path in the file, such as `installed.page-kit.origin`. */
export function parseOrigin(value: unknown, field: string): Parsed<PluginOrigin> {
  if (typeof value === 'string') return { ok: true, value };
  const members = membersOf(value);
  if (members === null) {
    return fault(field, `is ${describeJson(value)}, not a string or an object`);
  }
  const kind = members.get('kind');
  const text = (key: string): string | null => {
    const member = members.get(key);
    return typeof member === 'string' && member !== '' ? member : null;
  };
  const source = text('source');
  if (source === null) {
    return fault(
      `${field}.source`,
      `is ${describeJson(members.get('source'))}, not a non-empty string`,
    );
  }
  if (kind === 'local' || kind === 'catalog' || kind === 'github') {
    return { ok: true, value: { kind, source } };
  }
  if (kind !== 'interop' && kind !== 'import') {
    const found = typeof kind === 'string' ? quote(kind) : describeJson(kind);
    return fault(
      `${field}.kind`,
      `is ${found}, not one of local, catalog, github, interop, import`,
    );
  }
  const format = formats.find((known) => known === members.get('format'));
  if (format === undefined && (kind === 'import' || members.get('format') !== undefined)) {
    return fault(
      `${field}.format`,
      `is ${quote(String(members.get('format')))}, not one of ${formats.join(', ')}`,
    );
  }
  const host = text('host');
  if (host === null && (kind === 'interop' || members.get('host') !== undefined)) {
    return fault(
      `${field}.host`,
      `is ${describeJson(members.get('host'))}, not a non-empty string`,
    );
  }
  if (kind === 'interop') {
    if (!isAbsolute(source)) return fault(`${field}.source`, `is ${quote(source)}, not absolute`);
    return {
      ok: true,
      value: { kind, host: host ?? '', source, ...(format === undefined ? {} : { format }) },
    };
  }
  const transport = members.get('transport');
  if (transport !== 'local' && transport !== 'github') {
    return fault(`${field}.transport`, 'is not one of local, github');
  }
  const marketplace = text('marketplace');
  if (marketplace === null && members.get('marketplace') !== undefined) {
    return fault(`${field}.marketplace`, 'is not a non-empty string');
  }
  return {
    ok: true,
    value: {
      kind,
      format: format ?? 'portable',
      transport,
      source,
      ...(host === null ? {} : { host }),
      ...(marketplace === null ? {} : { marketplace }),
    },
  };
}

/** True for a copy that another host's package was turned into: not ours to replace. */
export function isForeignOrigin(origin: PluginOrigin | undefined): boolean {
  return typeof origin === 'object' && (origin.kind === 'interop' || origin.kind === 'import');
}

function fault(field: string, message: string): Parsed<never> {
  return { ok: false, field, message };
}
