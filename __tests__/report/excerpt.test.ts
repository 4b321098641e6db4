// The drawing of a source line: the mark is under the marked characters, whatever the line is made of.
import { describe, expect, test } from '@jest/globals';
import { Source } from '../../src/base/source.ts';
import { drawExcerpt } from '../../src/report/excerpt.ts';
import { placeOf } from './sample-reports.ts';

/** The drawing of the first `marked` in `line`, as the two lines a reader sees. */
function draw(line: string, marked: string, cells = 60): readonly string[] {
  const start = line.indexOf(marked);
  const place = new Source('f', line).place(start, start + marked.length);
  const drawn = drawExcerpt(place, cells);
  if (drawn === null) return [];
  return [`${drawn.before}${drawn.marked}${drawn.after}`, drawn.marker];
}

describe('drawExcerpt', () => {
  test('marks the columns and drops the indentation', () => {
    expect(draw('    version: 1.10', '1.10')).toEqual(['version: 1.10', '         ^^^^']);
  });

  test('a tab before the mark takes four cells, one inside it shows as itself', () => {
    expect(draw('\ta:\t1', '1')).toEqual(['a:    1', '      ^']);
    expect(draw('\ta: 1', '\t')).toEqual(['\\ta: 1', '^^']);
  });

  test('wide and combining characters are measured in cells', () => {
    expect(draw('読む: "x"', '"x"')).toEqual(['読む: "x"', '      ^^^']);
    expect(draw('e\u0301\u0301: 1', '1')).toEqual(['e\u0301\u0301: 1', '   ^']);
    expect(draw('😀 x', 'x')).toEqual(['😀 x', '   ^']);
    expect(draw('a: 読む', '読む')).toEqual(['a: 読む', '   ^^^^']);
  });

  test('unseen characters show as escapes and keep the mark in its place', () => {
    expect(draw('na\u200bme: x', 'x')).toEqual(['na\\u200Bme: x', '            ^']);
    expect(draw('a \u202eb', '\u202e')).toEqual(['a \\u202Eb', '  ^^^^^^']);
  });

  test('a long line is cut around the mark', () => {
    const line = `{${'"k": 1, '.repeat(500)}"bad": 2, ${'"k": 1, '.repeat(500)}}`;
    const [text = '', marker = ''] = draw(line, '"bad"', 40);
    expect(text).toHaveLength(40);
    expect(text.startsWith('…')).toBe(true);
    expect(text.endsWith('…')).toBe(true);
    expect(text.slice(marker.indexOf('^'), marker.lastIndexOf('^') + 1)).toBe('"bad"');
  });

  test('a long marked text keeps its beginning', () => {
    const [text = '', marker = ''] = draw(`key: ${'x'.repeat(200)}`, 'x'.repeat(200), 40);
    expect(text).toBe(`key: ${'x'.repeat(34)}…`);
    expect(marker).toBe(`     ${'^'.repeat(35)}`);
  });

  test('the end of a line is marked after its last character', () => {
    const place = placeOf('f', { line: 1, column: 4, endColumn: 4, excerpt: 'a: ' });
    expect(drawExcerpt(place, 60)).toEqual({
      before: 'a: ',
      marked: '',
      after: '',
      marker: '   ^',
    });
  });

  test('a line without a column has no mark; a blank line is not drawn', () => {
    expect(drawExcerpt(placeOf('f', { line: 1, excerpt: ' a: 1' }), 60)).toEqual({
      before: 'a: 1',
      marked: '',
      after: '',
      marker: '',
    });
    expect(drawExcerpt(placeOf('f', { line: 1, column: 1, excerpt: '  ' }), 60)).toBeNull();
    expect(drawExcerpt(placeOf('f', { line: 1, column: 1 }), 60)).toBeNull();
  });

  test('a column beyond the kept text has no mark', () => {
    const place = placeOf('f', { line: 1, column: 300, endColumn: 310, excerpt: 'x'.repeat(240) });
    expect(drawExcerpt(place, 60)?.marker).toBe('');
  });
});
