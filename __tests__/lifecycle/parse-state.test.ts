// The state file as a value: what is refused, by which name, and what survives a rewrite.
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { withEnabled, withoutRecord, withRecord } from '../../src/lifecycle/change-state.ts';
import { emptyState, parseState, stateText } from '../../src/lifecycle/parse-state.ts';

const digest = 'ab'.repeat(32);
const record = { installedAt: '2026-01-02T03:04:05.678Z', source: '/pkg', contentDigest: digest };

function parse(value: unknown): ReturnType<typeof parseState> {
  return parseState(Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)));
}

function stateWith(member: Record<string, unknown>): unknown {
  return { version: 1, disabled: [], installed: { 'page-kit': { ...record, ...member } } };
}

function faultOf(value: unknown): string {
  const parsed = parse(value);
  return parsed.ok ? 'none' : `${parsed.field} ${parsed.message}`;
}

describe('a malformed state names its field', () => {
  test.each([
    ['', 'state.json is no JSON: Unexpected end of JSON input'],
    ['[]', 'state.json is a list, not an object'],
    ['{"version":2,"disabled":[],"installed":{}}', 'version is the number 2, not the number 1'],
    ['{"disabled":[],"installed":{}}', 'version is nothing, not the number 1'],
    ['{"version":"1","disabled":[],"installed":{}}', 'version is a string, not the number 1'],
    ['{"version":1,"installed":{}}', 'disabled is nothing, not a list'],
    ['{"version":1,"disabled":{},"installed":{}}', 'disabled is an object, not a list'],
    [
      '{"version":1,"disabled":["a",3],"installed":{}}',
      'disabled[1] is the number 3, not a plugin id',
    ],
    [
      '{"version":1,"disabled":["__proto__"],"installed":{}}',
      'disabled[0] is "__proto__", not a plugin id',
    ],
    ['{"version":1,"disabled":[]}', 'installed is nothing, not an object'],
    ['{"version":1,"disabled":[],"installed":[]}', 'installed is a list, not an object'],
    [
      '{"version":1,"disabled":[],"installed":{"__proto__":{}}}',
      'installed has the key "__proto__", not a plugin id',
    ],
    [
      '{"version":1,"disabled":[],"installed":{"state.json":{}}}',
      'installed has the key "state.json", not a plugin id',
    ],
    [
      '{"version":1,"disabled":[],"installed":{"page-kit":null}}',
      'installed.page-kit is null, not an object',
    ],
  ])('%s', (text, expected) => {
    expect(faultOf(text)).toBe(expected);
  });

  test.each([
    [{ installedAt: undefined }, 'installedAt is nothing, not an ISO 8601 time'],
    [{ installedAt: 'yesterday' }, 'installedAt is "yesterday", not an ISO 8601 time'],
    [
      { installedAt: '2026-13-01T00:00:00Z' },
      'installedAt is "2026-13-01T00:00:00Z", not an ISO 8601 time',
    ],
    [{ source: '' }, 'source is "", not a non-empty string'],
    [{ source: 7 }, 'source is the number 7, not a non-empty string'],
    [{ contentDigest: 'AB' }, 'contentDigest is "AB", not 64 lowercase hexadecimal digits'],
    [{ trust: 'maybe' }, 'trust is "maybe", not trusted or foreign'],
    [{ kind: 'Plug in' }, 'kind is "Plug in", not a package kind'],
    [{ kind: null }, 'kind is null, not a package kind'],
    [{ origin: 3 }, 'origin is the number 3, not a string or an object'],
    [{ origin: { kind: 'local' } }, 'origin.source is nothing, not a non-empty string'],
    [
      { origin: { kind: 'other', source: 'x' } },
      'origin.kind is "other", not one of local, catalog, github, interop, import',
    ],
    [
      { origin: { kind: 'interop', host: 'codex', source: 'relative' } },
      'origin.source is "relative", not absolute',
    ],
    [
      { origin: { kind: 'interop', source: '/x' } },
      'origin.host is nothing, not a non-empty string',
    ],
    [
      { origin: { kind: 'interop', host: 'codex', source: '/x', format: 'zip' } },
      'origin.format is "zip", not one of portable, claude-code, codex',
    ],
    [
      { origin: { kind: 'import', format: 'codex', source: 'x', transport: 'ftp' } },
      'origin.transport is not one of local, github',
    ],
    [
      { origin: { kind: 'import', source: 'x', transport: 'local' } },
      'origin.format is "undefined", not one of portable, claude-code, codex',
    ],
    [
      {
        origin: {
          kind: 'import',
          format: 'codex',
          source: 'x',
          transport: 'local',
          marketplace: 1,
        },
      },
      'origin.marketplace is not a non-empty string',
    ],
  ])('record %j', (member, expected) => {
    expect(faultOf(stateWith(member))).toBe(`installed.page-kit.${expected}`);
  });

  test('bytes that are no UTF-8, and a byte-order mark', () => {
    const bad = parseState(Buffer.from([0x7b, 0x0a, 0xff]));
    expect(bad).toEqual({ ok: false, field: 'state.json', message: 'is no strict UTF-8 (line 2)' });
    expect(parseState(Buffer.from('\uFEFF{}')).ok).toBe(false);
  });

  test('100,000 nested lists in an unknown member are refused, not a crash', () => {
    const deep = `{"version":1,"disabled":[],"installed":{},"x":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    expect(faultOf(deep)).toBe('state.json is nested too deep');
  });
});

describe('what is accepted', () => {
  test.each([
    ['a plain string origin', 'github:someone/pkg'],
    ['local', { kind: 'local', source: 'x' }],
    ['catalog', { kind: 'catalog', source: 'skill:x' }],
    ['github', { kind: 'github', source: 'https://github.com/a/b' }],
    ['interop', { kind: 'interop', host: 'codex', source: '/x' }],
    ['interop with a format', { kind: 'interop', host: 'codex', source: '/x', format: 'portable' }],
    ['import', { kind: 'import', format: 'codex', transport: 'github', source: 'x' }],
    [
      'import with everything',
      {
        kind: 'import',
        format: 'claude-code',
        transport: 'local',
        source: 'x',
        host: 'h',
        marketplace: 'm',
      },
    ],
  ])('origin: %s', (_name, origin) => {
    const parsed = parse(stateWith({ origin, trust: 'foreign', kind: 'skill' }));
    expect(parsed.ok && parsed.value.installed.get('page-kit')).toEqual({
      ...record,
      origin,
      trust: 'foreign',
      kind: 'skill',
    });
  });
});

describe('a rewrite', () => {
  test('keeps unknown members exactly, at the top and in records, __proto__ among them', () => {
    const text = `{"future": {"big": 123456789012345678901234567890, "n": 1e400},
      "version": 1, "disabled": ["page-kit"], "__proto__": {"polluted": true},
      "installed": {"page-kit": {"installedAt": "2026-01-02T03:04:05Z", "source": "/p",
      "contentDigest": "${digest}", "later": [1, 2.50]}}}`;
    const parsed = parse(text);
    if (!parsed.ok) throw new Error(parsed.message);
    const again = stateText(withEnabled(parsed.value, 'page-kit', true));
    expect(again).toBe(`{
  "version": 1,
  "disabled": [],
  "installed": {
    "page-kit": {
      "installedAt": "2026-01-02T03:04:05Z",
      "source": "/p",
      "contentDigest": "${digest}",
      "later": [1, 2.50]
    }
  },
  "future": {"big": 123456789012345678901234567890, "n": 1e400},
  "__proto__": {"polluted": true}
}
`);
    expect(Object.keys({})).toEqual([]);
    expect('polluted' in {}).toBe(false);
  });

  test('reading what was written gives the same value, whatever the ids and records', () => {
    const id = fc
      .stringMatching(/^[a-z0-9]{1,9}([.-][a-z0-9]{1,9}){0,3}$/)
      .filter((text) => text !== 'state.json');
    const anyRecord = fc.record(
      {
        installedAt: fc
          .date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true })
          .map((date) => date.toISOString()),
        source: fc.string({ minLength: 1 }),
        contentDigest: fc.stringMatching(/^[0-9a-f]{64}$/),
        trust: fc.constantFrom('trusted' as const, 'foreign' as const),
        kind: fc.constantFrom('skill', 'plugin'),
        origin: fc.record({
          kind: fc.constant('local' as const),
          source: fc.string({ minLength: 1 }),
        }),
      },
      { requiredKeys: ['installedAt', 'source', 'contentDigest'] },
    );
    fc.assert(
      fc.property(
        fc.array(fc.tuple(id, anyRecord)),
        fc.uniqueArray(id),
        fc.dictionary(
          fc.string().filter((key) => !['version', 'disabled', 'installed'].includes(key)),
          fc.json(),
        ),
        (installed, disabled, unknown) => {
          const state = {
            disabled,
            installed: new Map(installed),
            unknown: Object.entries(unknown).map(([key, json]) => ({ key, json })),
            unknownInRecords: new Map(),
          };
          const parsed = parseState(Buffer.from(stateText(state)));
          expect(parsed).toEqual({ ok: true, value: state });
        },
      ),
      { numRuns: 200 },
    );
  });

  test('any bytes at all are either a state or a named fault', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.uint8Array(),
          fc.json().map((text) => Buffer.from(text)),
        ),
        (bytes) => {
          const parsed = parseState(bytes);
          expect(
            parsed.ok ? 'ok' : parsed.field.length > 0 && parsed.message.length > 0,
          ).toBeTruthy();
        },
      ),
    );
  });
});

describe('changes are new values', () => {
  test('a record of a new plugin switches it on, one of a known plugin keeps the flag', () => {
    const off = withEnabled(emptyState, 'page-kit', false);
    expect(off.disabled).toEqual(['page-kit']);
    const installed = withRecord(off, 'page-kit', record);
    expect(installed.disabled).toEqual([]);
    const known = withEnabled(installed, 'page-kit', false);
    expect(withRecord(known, 'page-kit', { ...record, source: '/new' }).disabled).toEqual([
      'page-kit',
    ]);
    expect(emptyState.disabled).toEqual([]);
  });

  test('taking a record away takes its flag and its unknown members away, and nothing else', () => {
    const parsed = parse(
      `{"version":1,"disabled":["a","b"],"installed":{"a":${JSON.stringify({ ...record, more: 1 })},"b":${JSON.stringify(record)}}}`,
    );
    if (!parsed.ok) throw new Error(parsed.message);
    const after = withoutRecord(parsed.value, 'a');
    expect([...after.installed.keys()]).toEqual(['b']);
    expect(after.disabled).toEqual(['b']);
    expect(after.unknownInRecords.size).toBe(0);
  });
});
