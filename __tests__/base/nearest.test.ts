// "Did you mean": the distance is the textbook one, and the nearest name is found within a bound.
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { editDistance, nearestOf } from '../../src/base/nearest.ts';

/** The definition, without any of the short cuts. */
function textbook(a: string, b: string): number {
  if (a === '') return b.length;
  if (b === '') return a.length;
  const [restA, restB] = [a.slice(1), b.slice(1)];
  if (a[0] === b[0]) return textbook(restA, restB);
  return 1 + Math.min(textbook(restA, restB), textbook(restA, b), textbook(a, restB));
}

describe('editDistance', () => {
  test('is the textbook distance up to the bound, and infinite beyond it', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });
    fc.assert(
      fc.property(word, word, fc.nat(4), (a, b, most) => {
        const distance = textbook(a, b);
        expect(editDistance(a, b, most)).toBe(
          distance > most ? Number.POSITIVE_INFINITY : distance,
        );
      }),
      { numRuns: 500 },
    );
  });

  test.each([
    ['kitten', 'sitting', 3],
    ['', 'abc', 3],
    ['abc', '', 3],
    ['prompts', 'promts', 1],
    ['ab', 'ba', 2],
  ])('%s to %s is %i', (a, b, distance) => expect(editDistance(a, b, 5)).toBe(distance));

  test('does not compare very long words, save for being equal', () => {
    expect(editDistance('a'.repeat(200), `${'a'.repeat(199)}b`, 3)).toBe(Number.POSITIVE_INFINITY);
    expect(editDistance('a'.repeat(200), 'a'.repeat(200), 3)).toBe(0);
  });
});

describe('nearestOf', () => {
  test.each([
    ['licence', ['license', 'name'], 'license'],
    ['promts', ['prompts', 'agents'], 'prompts'],
    ['tags', ['keywords', 'name'], null],
    ['xy', ['xyz', 'x'], 'x'],
    ['abc', [], null],
    ['aaaa', ['aaab', 'aaac'], 'aaab'],
  ])('of %s among %j is %s', (word, candidates, expected) => {
    expect(nearestOf(word, candidates)).toBe(expected);
  });
});
