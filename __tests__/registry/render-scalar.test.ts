import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { CORE_SCHEMA, load, YAML11_SCHEMA } from 'js-yaml';
import { renderHints, renderTexts } from '../../src/registry/render-row.ts';
import { renderScalar, type ScalarStyle } from '../../src/registry/render-scalar.ts';

describe('a text as a scalar', () => {
  test.each<[string, ScalarStyle, boolean, string]>([
    ['Reads pages.', 'plain', false, 'Reads pages.'],
    ['Reads pages, really', 'plain', false, 'Reads pages, really'],
    ['Reads pages, really', 'plain', true, '"Reads pages, really"'],
    ['Reads: pages', 'plain', false, '"Reads: pages"'],
    ['Reads #1', 'plain', false, '"Reads #1"'],
    ['a:b#c', 'plain', false, 'a:b#c'],
    ['It is', 'single', false, "'It is'"],
    ["It's", 'single', true, "'It''s'"],
    ['a\nb', 'single', false, '"a\\nb"'],
    ['a\tb', 'plain', false, '"a\\tb"'],
    ['', 'plain', false, '""'],
    ['', 'single', false, "''"],
    [' a', 'plain', false, '" a"'],
    ['1.10', 'plain', false, '"1.10"'],
    ['1.10.0', 'plain', false, '1.10.0'],
    ['yes', 'plain', false, '"yes"'],
    ['2024-01-02', 'plain', false, '"2024-01-02"'],
    [
      `${'1'.repeat(40)}e${'2'.repeat(23)}`,
      'plain',
      false,
      `"${'1'.repeat(40)}e${'2'.repeat(23)}"`,
    ],
    ['ab'.repeat(32), 'plain', false, 'ab'.repeat(32)],
    ['a\u202eb', 'plain', false, '"a\\u202eb"'],
    ['a\u200bb', 'double', false, '"a\\u200bb"'],
    ['- x', 'plain', false, '"- x"'],
    ['&a', 'plain', false, '"&a"'],
    ['# x', 'plain', false, '"# x"'],
    ['say "hi"', 'plain', false, 'say "hi"'],
    ['"hi"', 'plain', false, '"\\"hi\\""'],
  ])('%j, %s, in flow %s: %s', (value, style, flow, expected) => {
    expect(renderScalar(value, style, flow)).toBe(expected);
  });

  test('lists and hints are one line of flow', () => {
    expect(renderTexts(['skill:a', 'x, y', '7'])).toBe('[skill:a, "x, y", "7"]');
    expect(
      renderHints([
        { kind: 'skill', name: 'a', description: null },
        { kind: 'prompt', name: 'a:b', description: 'It: asks' },
      ]),
    ).toBe('[{kind: skill, name: a}, {kind: prompt, name: a:b, description: "It: asks"}]');
  });

  test('reads back as the same text in YAML 1.2 and 1.1, in every style and place', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 12 }),
      fc.string({ maxLength: 12 }),
      fc.constantFrom(
        'null',
        '~',
        'True',
        '0x1',
        '.5',
        '1e3',
        '1_0',
        '0b1',
        '1:2',
        'no',
        '=',
        '<<',
        '...',
        '---',
        '%a',
        '@a',
        '`a',
        '?',
        ':',
        '-',
        'a: ',
        'a #',
      ),
    );
    fc.assert(
      fc.property(
        text,
        fc.constantFrom<ScalarStyle>('plain', 'single', 'double'),
        fc.boolean(),
        (value, style, flow) => {
          const rendered = renderScalar(value, style, flow);
          expect(rendered).not.toMatch(/[\n\r]/);
          const whole = flow ? `[{k: ${rendered}, z: 1}]` : `- k: ${rendered}\n  z: 1\n`;
          for (const schema of [CORE_SCHEMA, YAML11_SCHEMA]) {
            expect(load(whole, { schema })).toEqual([{ k: value, z: 1 }]);
          }
        },
      ),
      { numRuns: 3_000 },
    );
  });
});
