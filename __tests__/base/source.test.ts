// Positions: lines end with LF, CRLF or CR; a long line keeps the part in which the place is.
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Source } from '../../src/base/source.ts';

test('lines end with LF, CRLF or CR', () => {
  const source = new Source('f', 'one\ntwo\r\nthree\rfour');
  expect(source.place(4, 7)).toEqual({
    file: 'f',
    line: 2,
    column: 1,
    endColumn: 4,
    excerpt: 'two',
  });
  expect(source.place(9, 14)).toMatchObject({ line: 3, column: 1, excerpt: 'three' });
  expect(source.place(15)).toMatchObject({ line: 4, column: 1, excerpt: 'four' });
  expect(source.linePlace(1)).toMatchObject({ line: 1, column: 1, excerpt: 'one' });
});

test('a span over several lines is cut to its first line', () => {
  expect(new Source('f', 'a: |\n  b\n').place(3, 9)).toMatchObject({
    line: 1,
    column: 4,
    endColumn: 5,
  });
});

test('an offset after the end is the end', () => {
  expect(new Source('f', 'ab').place(99)).toMatchObject({ line: 1, column: 3, endColumn: 3 });
  expect(new Source('f', '').place(0)).toMatchObject({ line: 1, column: 1, excerpt: '' });
  expect(new Source('f', 'ab\n').place(3)).toMatchObject({ line: 2, column: 1, excerpt: '' });
});

test('the excerpt of a long line holds the place', () => {
  const text = `${'x'.repeat(5_000)}HERE${'y'.repeat(5_000)}`;
  const place = new Source('f', text).place(5_000, 5_004);
  const from = place.column === null ? 0 : place.column - (place.excerptColumn ?? 1);
  expect(place.column).toBe(5_001);
  expect(place.excerpt).toHaveLength(240);
  expect(place.excerpt?.slice(from, from + 4)).toBe('HERE');
});

test('the excerpt is the text around the place, for every place', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', 'b', '\n', '\r', '\t'), maxLength: 600 }),
      fc.nat(600),
      (text, offset) => {
        const at = Math.min(offset, text.length);
        const { column, excerpt, excerptColumn = 1, line } = new Source('f', text).place(at);
        const before = text.slice(0, at);
        expect(line).toBe(
          before.split(/\r\n|\n|\r(?!\n)/).length -
            (before.endsWith('\r') && text[at] === '\n' ? 1 : 0),
        );
        const unit = excerpt?.charAt((column ?? 1) - excerptColumn) ?? '';
        expect(unit).toBe(/[\r\n]/.test(text.charAt(at)) ? '' : text.charAt(at));
      },
    ),
  );
});

test('a thousand places on one line of megabytes have their columns and short excerpts', () => {
  const source = new Source('f', 'x'.repeat(4_000_000));
  for (let at = 0; at < 1_000; at += 1) {
    const { line, column, excerpt } = source.place(at * 4_000);
    expect([line, column]).toEqual([1, at * 4_000 + 1]);
    expect(excerpt?.length).toBeLessThanOrEqual(240);
  }
});
