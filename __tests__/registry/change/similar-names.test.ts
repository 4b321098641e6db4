// Names that are mistaken for others, and names that only have a lot in common.
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { editDistance } from '../../../src/base/nearest.ts';
import { editsFor, SimilarNames } from '../../../src/registry/change/similar-names.ts';
import { skeletonOf, withoutSeparators } from '../../../src/registry/change/skeleton.ts';
import { plainNames, squats } from './names.ts';

describe('two hundred names of a catalogue', () => {
  const index = new SimilarNames(plainNames);

  test('are two hundred, and none is taken for another', () => {
    expect(new Set(plainNames).size).toBe(200);
    expect(plainNames.flatMap((name) => index.likeness(name) ?? [])).toEqual([]);
  });

  test.each(squats)('%s is taken for %s: %s', (squat, victim, how) => {
    expect(index.likeness(squat)).toMatchObject({ name: victim, how });
  });
});

test.each([
  ['kit', 'kid', null],
  ['form', 'from', null],
  ['pages', 'paged', 'distance'],
  ['page-kit', 'page-bin', null],
  ['chart-maker-x', 'chart-baker-y', null],
  ['spreadsheets', 'spreedsheats', 'distance'],
  ['angle-kit', 'angel-kit', 'swapped'],
  ['mail', 'rnail', 'confusable'],
  ['a'.repeat(200), `${'a'.repeat(199)}b`, null],
  ['a.b', 'ab', 'separators'],
] as const)('%s and %s', (known, fresh, how) => {
  expect(new SimilarNames([known]).likeness(fresh)?.how ?? null).toBe(how);
});

test('the nearest of several, and of equally near ones the first by name', () => {
  const index = new SimilarNames([
    'spreadsheet-reader-z',
    'spreadsheet-readem',
    'spreadsheet-readen',
  ]);
  expect(index.likeness('spreadsheet-reader')?.name).toBe('spreadsheet-readem');
  expect(index.likeness('spreadsheet-reader', new Set(['spreadsheet-readem']))?.name).toBe(
    'spreadsheet-readen',
  );
});

const name = fc.stringMatching(/^[a-e]{1,9}-?[a-e]{0,9}$/).filter((text) => text !== '');

test('looking up by parts finds what comparing with each name finds', () => {
  fc.assert(
    fc.property(fc.array(name, { maxLength: 12 }), name, (known, fresh) => {
      const found = new SimilarNames(known).likeness(fresh);
      const folded = withoutSeparators(fresh);
      const near = known.filter((other) => {
        if (other === fresh) return false;
        const plain = withoutSeparators(other);
        const most = editsFor(Math.min(plain.length, folded.length));
        return editDistance(plain, folded, most) <= most;
      });
      // Other kinds of likeness come first and may find more, never less.
      if (near.length > 0) expect(found).not.toBeNull();
      if (found?.how === 'distance') expect(near).toContain(found.name);
    }),
    { numRuns: 2_000 },
  );
});

test('a skeleton is that of its own skeleton', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z0-9.-]{1,20}$/), (text) => {
      const once = skeletonOf(text);
      expect(skeletonOf(withoutSeparators(text))).toBe(once);
    }),
  );
});

test('ten thousand names that begin alike, all of them new, are compared', () => {
  const names = Array.from(
    { length: 10_000 },
    (_, at) => `kit-${(at * 7_919_993).toString(36)}-${at}`,
  );
  const index = new SimilarNames(names);
  let alike = 0;
  for (const one of names) if (index.likeness(one) !== null) alike += 1;
  expect(alike).toBeGreaterThan(0);
});
