import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { DataNode } from '../../src/base/data-node.ts';
import { parseJson } from '../../src/base/json.ts';

function plain(node: DataNode): unknown {
  if (node.type === 'scalar') return node.value;
  if (node.type === 'list') return node.items.map(plain);
  return new Map(node.entries.map((entry) => [entry.key, plain(entry.value)]));
}

function asMaps(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asMaps);
  if (typeof value !== 'object' || value === null) return value;
  return new Map(Object.entries(value).map(([key, one]) => [key, asMaps(one)]));
}

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

describe('strict JSON', () => {
  test('spans hold what was written, quotes and brackets included', () => {
    const text = '{ "a" : [1, "x\\n"],\n  "b": null }';
    const parsed = parseJson(text);
    const root = parsed.ok && parsed.root.type === 'map' ? parsed.root : null;
    const entries = root?.entries ?? [];
    expect(
      entries.map(({ keySpan, value }) => [
        text.slice(keySpan.start, keySpan.end),
        text.slice(value.span.start, value.span.end),
      ]),
    ).toEqual([
      ['"a"', '[1, "x\\n"]'],
      ['"b"', 'null'],
    ]);
  });

  test('duplicate keys and `__proto__` stay, in file order', () => {
    const parsed = parseJson('{"__proto__": 1, "a": 2, "__proto__": 3}');
    expect(
      parsed.ok && parsed.root.type === 'map' && parsed.root.entries.map((e) => e.key),
    ).toEqual(['__proto__', 'a', '__proto__']);
  });

  test.each([
    ['{"a": 1,}', 'a comma before the closing "}"', 8],
    ['[1, 2,]', 'a comma before the closing "]"', 6],
    ['{"a": 1 /* x */}', 'a comment; JSON has none', 8],
    ["{'a': 1}", 'a single quote; JSON strings take double quotes', 1],
    ['{"a": 1 "b": 2}', 'a missing comma or colon before this string', 8],
    ['{"a": ', 'the text ends too early', 5],
    ['{"a": "x\ty"}', 'a raw control character inside a string; write it as an escape', 8],
  ])('%j: %s', (text, message, start) => {
    expect(parseJson(text)).toEqual({
      ok: false,
      why: 'syntax',
      message,
      span: { start, end: start + 1 },
    });
  });

  test('100,000 nested arrays are a finding at the first bracket beyond the cap', () => {
    expect(parseJson('['.repeat(100_000))).toEqual({
      ok: false,
      why: 'too-deep',
      message: 'nested deeper than 512 levels',
      span: { start: 512, end: 513 },
    });
    expect(parseJson('['.repeat(512) + ']'.repeat(512)).ok).toBe(true);
  });

  test('brackets inside strings count for nothing', () => {
    expect(parseJson(`["${'['.repeat(10_000)}\\"${'{'.repeat(10_000)}"]`).ok).toBe(true);
  });
});

describe('properties', () => {
  test('any JSON value reads back, its text being the span of the root', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), fc.nat(4), (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        const parsed = parseJson(text);
        expect(parsed.ok && plain(parsed.root)).toEqual(asMaps(JSON.parse(text)));
        expect(parsed.ok && text.slice(parsed.root.span.start, parsed.root.span.end)).toBe(text);
      }),
      { numRuns: 300 },
    );
  });

  test('whatever the text, it is JSON here exactly when it is to JSON.parse', () => {
    const bits = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"',
      '"a"',
      '1',
      '-',
      '0',
      '.',
      'e',
      'true',
      'null',
      ' ',
      '\n',
      '\t',
      '\\',
      '\\u00',
      "'",
      '/',
      '\ufeff',
      '\u2028',
      '\0',
      'NaN',
      '\ud800',
    );
    fc.assert(
      fc.property(fc.array(bits, { maxLength: 12 }), (parts) => {
        const text = parts.join('');
        expect([text, parseJson(text).ok]).toEqual([text, isJson(text)]);
      }),
      { numRuns: 5_000 },
    );
  });
});

describe('the tree of any JSON', () => {
  const blanks = fc.constantFrom('', ' ', '\n', '\r\n\t');

  test('has the values of JSON.parse, and spans whose text is the value again', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(0, 1, 2), blanks, (value, indent, around) => {
        const text = `${around}${JSON.stringify(value, null, indent)}${around}`;
        const parsed = parseJson(text);
        if (!parsed.ok) throw new Error(parsed.message);
        expect(plain(parsed.root)).toEqual(asMaps(JSON.parse(text)));
        const check = (node: DataNode): void => {
          const written = text.slice(node.span.start, node.span.end);
          expect(asMaps(JSON.parse(written))).toEqual(plain(node));
          if (node.type === 'scalar' && node.style === 'plain') expect(node.text).toBe(written);
          if (node.type === 'list') node.items.forEach(check);
          if (node.type !== 'map') return;
          for (const { key, keySpan, value: each } of node.entries) {
            expect(JSON.parse(text.slice(keySpan.start, keySpan.end))).toBe(key);
            check(each);
          }
        };
        check(parsed.root);
      }),
    );
  });

  test.each([
    '"\\u00e9\\"\\\\"',
    '"a\\/b"',
    '-0',
    '1E+5',
    '1e999',
    '[ ]',
    '{ }',
    '[1 , 2]',
    '"\\ud800"',
  ])('%s is what JSON.parse makes of it', (text) => {
    const parsed = parseJson(text);
    expect(parsed.ok && plain(parsed.root)).toEqual(asMaps(JSON.parse(text)));
  });
});
