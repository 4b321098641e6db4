import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { dump } from 'js-yaml';
import type { DataNode } from '../../src/base/data-node.ts';
import { parseYaml } from '../../src/base/yaml.ts';

/** Every node as `path = its text in the file`, in file order. */
function pieces(text: string): string[] {
  const { root } = parseYaml(text);
  const found: string[] = [];
  const walk = (node: DataNode, path: string): void => {
    found.push(`${path} = ${text.slice(node.span.start, node.span.end)}`);
    if (node.type === 'list') node.items.map((item, at) => walk(item, `${path}[${at}]`));
    if (node.type === 'map') node.entries.map((entry) => walk(entry.value, `${path}.${entry.key}`));
  };
  if (root !== null) walk(root, '');
  return found;
}

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

const firstValue = (text: string): unknown => {
  const { root } = parseYaml(text);
  const node = root?.type === 'map' ? root.entries[0]?.value : undefined;
  return node?.type === 'scalar' ? node.value : node?.type;
};

describe('spans', () => {
  test('scalars: plain as written, quoted with their quotes', () => {
    expect(pieces("a: one two # three\nb: \"x\"\n'c': 'it''s'\n")).toEqual([
      " = a: one two # three\nb: \"x\"\n'c': 'it''s'",
      '.a = one two',
      '.b = "x"',
      ".c = 'it''s'",
    ]);
  });

  test('a block scalar begins at its header, whatever comment stands there', () => {
    expect(pieces('a: | # x | y\n  one\n  two\nb: >-\n  three\n').slice(1)).toEqual([
      '.a = | # x | y\n  one\n  two\n',
      '.b = >-\n  three\n',
    ]);
    expect(pieces('- |\n  one\n- >\n  two')).toEqual([
      ' = - |\n  one\n- >\n  two',
      '[0] = |\n  one\n',
      '[1] = >\n  two',
    ]);
  });

  test('flow collections end behind their bracket, past commas, comments and empty values', () => {
    expect(pieces('a: [x, [ ], {b: , c: 1 , }, # ]\n  ]\nd: e\n').slice(1)).toEqual([
      '.a = [x, [ ], {b: , c: 1 , }, # ]\n  ]',
      '.a[0] = x',
      '.a[1] = [ ]',
      '.a[2] = {b: , c: 1 , }',
      '.a[2].b = ',
      '.a[2].c = 1',
      '.d = e',
    ]);
  });

  test('an empty value is at the offset after its colon or dash', () => {
    const at = (text: string, key: number): number | undefined => {
      const { root } = parseYaml(text);
      return root?.type === 'map'
        ? root.entries[key]?.value.span.start
        : root?.type === 'list'
          ? root.items[key]?.span.start
          : undefined;
    };
    expect(at('a:\nb: x\n', 0)).toBe(2);
    expect(at('a: x\n"b" :  # note\nc: y\n', 1)).toBe(10);
    expect(at('- x\n# note\n-\n- y\n', 1)).toBe(12);
    expect(at('? a\n:\n', 0)).toBe(5);
  });

  test('keys keep their quotes in their own span', () => {
    const text = '"a b": 1\n';
    const { root } = parseYaml(text);
    const entry = root?.type === 'map' ? root.entries[0] : undefined;
    expect(entry?.key).toBe('a b');
    expect(text.slice(entry?.keySpan.start, entry?.keySpan.end)).toBe('"a b"');
  });

  test('offsets are UTF-16 code units, also behind an emoji and CRLF', () => {
    expect(pieces('a: 👍\r\nb: x\r\n').slice(1)).toEqual(['.a = 👍', '.b = x']);
  });
});

describe('plain scalars are what YAML 1.2 core makes of them', () => {
  test.each([
    ['1.10', 1.1],
    ['7', 7],
    ['007', 7],
    ['+12', 12],
    ['0x1F', 31],
    ['0o17', 15],
    ['1e3', 1000],
    ['.5', 0.5],
    ['1.', 1],
    [`${'1'.repeat(40)}e${'2'.repeat(23)}`, Number.POSITIVE_INFINITY],
    ['-.inf', Number.NEGATIVE_INFINITY],
    ['.NaN', Number.NaN],
    ['true', true],
    ['False', false],
    ['null', null],
    ['~', null],
    ['', null],
    ['1.0.0', '1.0.0'],
    ['yes', 'yes'],
    ['1_000', '1_000'],
    ['0b11', '0b11'],
    ['2024-01-02', '2024-01-02'],
    ['1:30', '1:30'],
    ['tRue', 'tRue'],
    ['1e', '1e'],
    [`${'a1'.repeat(32)}`, 'a1'.repeat(32)],
  ])('%s', (text, value) => {
    expect(firstValue(`k: ${text}\n`)).toEqual(value);
    if (typeof value !== 'string') expect(firstValue(`k: "${text}"\n`)).toBe(text);
  });

  test('`__proto__` is a key like any other, and duplicates stay', () => {
    const { root } = parseYaml('__proto__: 1\nconstructor: 2\n__proto__: 3\n');
    expect(root?.type === 'map' && root.entries.map((entry) => entry.key)).toEqual([
      '__proto__',
      'constructor',
      '__proto__',
    ]);
  });
});

describe('refusals, each with its place, all of them collected', () => {
  const refusals = (text: string): string[] =>
    parseYaml(text).problems.map(
      ({ refusal, span }) => `${refusal} ${text.slice(span.start, span.end)}`,
    );
  test.each([
    ['%YAML 1.2\n---\na: 1\n', ['directive %']],
    ['# note\n%FOO bar\n---\na: 1\n', ['directive %']],
    ['a: !!str 1\n', ['tag !!str']],
    ['a: &x 1\nb: *x\n', ['anchor &x', 'alias *x']],
    ['<<: {a: 1}\n', ['merge-key <<']],
    ['? [a]\n: 1\n', ['complex-key [a]']],
    ['a: 1\n---\nb: 2\n---\nc: 3\n', ['second-document ---']],
    ['&r\n- &a x\n- !t y\n- *a\n', ['anchor &r', 'anchor &a', 'tag !t', 'alias *a']],
    ['- &a [b]\n- {<<: *a, !x c: d}\n', ['anchor &a', 'merge-key <<', 'alias *a', 'tag !x']],
  ])('%j', (text, expected) => {
    expect(refusals(text)).toEqual(expected);
  });

  test.each(['---\na: 1\n...\n', 'a: "<<"\n"<<": 1\n', 'a: "%YAML"\n', 'a: x&y\nb: x*y\nc: x!y\n'])(
    'nothing in %j',
    (text) => {
      expect(refusals(text)).toEqual([]);
      expect(parseYaml(text).syntax).toBeNull();
    },
  );

  test('only the first document counts', () => {
    expect(pieces('a: 1\n---\nb: 2\n').slice(1)).toEqual(['.a = 1']);
  });

  test('aliases are never expanded: a bomb costs nothing', () => {
    const bomb = Array.from(
      { length: 60 },
      (_, at) => `a${at}: &a${at} [${`*a${at - 1}, `.repeat(at === 0 ? 0 : 9)}x]\n`,
    ).join('');
    const parsed = parseYaml(bomb);
    expect(parsed.problems.filter(({ refusal }) => refusal === 'alias')).toHaveLength(59 * 9);
    expect(parsed.root?.type).toBe('map');
  });
});

describe('syntax errors', () => {
  const syntax = (text: string): string => {
    const found = parseYaml(text).syntax;
    return found === null ? 'none' : `${found.why} ${found.span.start}-${found.span.end}`;
  };
  test.each([
    ['a:\n\t- b\n', 'tab 3-4'],
    ['- a: 1\n\tb: 2\n', 'tab 7-8'],
    ['- a: 1\n  \tb: 2\n', 'tab 9-10'],
    ['['.repeat(5_000), 'too-deep 99-100'],
    ['a: \0\n', 'nul 3-4'],
    ['a: [b\n', 'other 6-6'],
    ['a: b: c\n', 'other 4-4'],
    ['a:\tb\n', 'none'],
    ['- a\n\t\n- b\n', 'none'],
  ])('%j is %s', (text, expected) => {
    expect(syntax(text)).toBe(expected);
    if (expected !== 'none') expect(parseYaml(text).root).toBeNull();
  });

  test('text without a document has no root and no error; an empty document is null', () => {
    for (const text of ['', '\n', '# note\n']) {
      expect(parseYaml(text)).toEqual({ root: null, syntax: null, problems: [] });
    }
    expect(parseYaml('---\n').root).toMatchObject({ type: 'scalar', value: null });
  });
});

describe('properties', () => {
  const json = fc.jsonValue({ maxDepth: 4 });

  test('JSON is YAML: the same value, with spans that hold its own text', () => {
    fc.assert(
      fc.property(json, (value) => {
        const text = JSON.stringify(value);
        const parsed = parseYaml(text);
        expect(parsed.syntax).toBeNull();
        expect(parsed.root === null ? null : plain(parsed.root)).toEqual(asMaps(JSON.parse(text)));
        expect(text.slice(parsed.root?.span.start, parsed.root?.span.end)).toBe(text);
      }),
      { numRuns: 300 },
    );
  });

  test('block YAML reads back as it was written', () => {
    fc.assert(
      fc.property(fc.array(fc.dictionary(fc.string({ maxLength: 6 }), json)), (value) => {
        const parsed = parseYaml(dump(JSON.parse(JSON.stringify(value))));
        expect(parsed.syntax).toBeNull();
        expect(parsed.root === null ? [] : plain(parsed.root)).toEqual(
          asMaps(JSON.parse(JSON.stringify(value))),
        );
      }),
      { numRuns: 300 },
    );
  });

  test('whatever the text: no exception, and every span lies inside that of its parent', () => {
    const bits = fc.constantFrom(
      'a',
      ' ',
      '  ',
      '\n',
      '\r\n',
      '- ',
      ': ',
      ':',
      ', ',
      '[',
      ']',
      '{',
      '}',
      '"',
      "'",
      '# c\n',
      '|\n',
      '>-\n ',
      '&a ',
      '*a',
      '!t ',
      '? ',
      '<<',
      '---\n',
      '...\n',
      '%Y\n',
      '\t',
      '1',
      '~',
      '\0',
      'é',
      '\ud800',
    );
    fc.assert(
      fc.property(fc.array(bits, { maxLength: 40 }), (parts) => {
        const text = parts.join('');
        const { root, syntax, problems } = parseYaml(text);
        for (const { span } of [...problems, ...(syntax === null ? [] : [syntax])]) {
          expect(span.start).toBeGreaterThanOrEqual(0);
          expect(span.end).toBeLessThanOrEqual(text.length);
          expect(span.start).toBeLessThanOrEqual(span.end);
        }
        const walk = (node: DataNode, start: number, end: number): void => {
          expect(node.span.start).toBeGreaterThanOrEqual(start);
          expect(node.span.end).toBeLessThanOrEqual(end);
          expect(node.span.start).toBeLessThanOrEqual(node.span.end);
          const children =
            node.type === 'list'
              ? node.items
              : node.type === 'map'
                ? node.entries.map((entry) => entry.value)
                : [];
          for (const child of children) walk(child, node.span.start, node.span.end);
        };
        if (root !== null) walk(root, 0, text.length);
      }),
      { numRuns: 3_000 },
    );
  });
});
