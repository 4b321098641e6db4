// Leaving out what the text before had loses no piece.
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { newPieces } from '../../../src/registry/change/text-pieces.ts';

const pieces = (text: string, before: string | null = null): readonly string[] =>
  newPieces(Buffer.from(text), before === null ? null : Buffer.from(before));

describe('pieces', () => {
  test.each([
    ['rows', '- a: 1\n- b: 2\n  c: 3\n', ['- a: 1', '- b: 2\n  c: 3\n']],
    ['rows under a key', 'entries:\n  - a: 1\n  - b: 2\n', ['  - a: 1', '  - b: 2\n']],
    ['lists in rows', '- a:\n  - x\n  - y\n- b: 2\n', ['- a:\n  - x\n  - y', '- b: 2\n']],
    ['a flow list', '[{a: 1}]\n', ['[{a: 1}]\n']],
    ['nothing', '', ['']],
    ['another key first', 'more:\n- a\nentries:\n- b\n', ['more:\n- a\nentries:\n- b\n']],
  ])('%s', (_what, text, expected) => {
    expect(pieces(text)).toEqual(expected);
  });

  test('only what is new, with what stands around it', () => {
    const before = '- a: 1\n- b: 2\n- c: 3\n- d: 4\n';
    expect(pieces(before.replace('c: 3', 'c: 9'), before)).toEqual(['- c: 9']);
    expect(pieces(before.replace('- c: 3\n', ''), before).length).toBeLessThan(3);
    expect(pieces(before, before).length).toBeLessThan(2);
  });

  test('a row that was the end of a longer one before', () => {
    const before = '- a: >\n    x\n    y- b: 2\n- c: 3\n';
    expect(pieces('- a: >\n    x\n- b: 2\n- c: 3\n', before)).toContain('- b: 2');
  });
});

const bit = fc.constantFrom(
  '\n',
  '- ',
  '\n- ',
  '  ',
  'a',
  'b: ',
  '#',
  'entries:',
  '\n  - ',
  '\r\n',
  'é',
);
const textOf = fc.array(bit, { maxLength: 25 }).map((bits) => bits.join(''));

test('of any two texts: what the second has is in the first, or new', () => {
  fc.assert(
    fc.property(fc.boolean(), textOf, textOf, textOf, textOf, (list, head, middle, other, tail) => {
      const start = list ? '- k: 1\n' : '';
      const [before, text] = [`${start}${head}${middle}${tail}`, `${start}${head}${other}${tail}`];
      const known = new Set([...pieces(before), ...pieces(text, before)]);
      expect(pieces(text).filter((piece) => !known.has(piece))).toEqual([]);
    }),
    { numRuns: 5_000 },
  );
});
