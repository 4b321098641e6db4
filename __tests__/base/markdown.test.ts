// The Markdown escaper, read back by a Markdown parser: what was hostile must be text again.
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { markdownCode, markdownProse } from '../../src/base/markdown.ts';
import { hostileStrings, hostileText } from '../report/hostile.ts';
import { readMarkdown } from '../report/read-markdown.ts';

describe('markdownCode', () => {
  test.each([
    ['skills/read/SKILL.md', '<code>skills/read/SKILL.md</code>'],
    ['page-kit/plugin.json:4:14', '<code>page-kit/plugin.json:4:14</code>'],
    ['snake_case_name', '<code>snake_case_name</code>'],
    ['1.0.0-rc.1+build', '<code>1.0.0-rc.1+build</code>'],
    ['_a_', '<code>&#95;a&#95;</code>'],
    ['a|b', '<code>a&#124;b</code>'],
    ['</code><img src=x>', '<code>&#60;/code&#62;&#60;img src=x&#62;</code>'],
    ['https://x.example', '<code>https&#58;//x.example</code>'],
    ['WWW.x.example', '<code>WWW&#46;x.example</code>'],
    ['@team', '<code><span>@</span>team</code>'],
    ['a\nb\u202e', '<code>a\\nb\\u202E</code>'.replaceAll('\\', '&#92;')],
  ])('%j', (text, markdown) => {
    expect(markdownCode(text)).toBe(markdown);
  });
});

describe('markdownProse', () => {
  test.each([
    ['no name', 'no name'],
    ['the field is missing, or empty.', 'the field is missing, or empty.'],
    ['see skills/read/SKILL.md (line 3)', 'see skills/read/SKILL.md (line 3)'],
    ["write 'name: read'", "write 'name: read'"],
    ['name "page-kit": taken', 'name <code>"page-kit"</code>: taken'],
    ['did you mean "license"?', 'did you mean <code>"license"</code>?'],
    ['skill:read -> agent:x', '<code>skill:read</code> -&gt; <code>agent:x</code>'],
    [
      'agent:x, then skill:y; or a+b.',
      '<code>agent:x</code>, then <code>skill:y</code>; or <code>a+b</code>.',
    ],
    ['ask @team', 'ask <code><span>@</span>team</code>'],
    ['closes #1', 'closes <code>#1</code>'],
    ['closes GH-1', 'closes <code>GH-1</code>'],
    [
      'da39a3ee5e6b4b0d3255bfef95601890afd80709',
      '<code>da39a3ee5e6b4b0d3255bfef95601890afd80709</code>',
    ],
    ['1. item', '<code>1</code>. item'],
    ['line 3. item', 'line 3. item'],
    ['- item', '<code>-</code> item'],
    ['größer als 第一', 'größer als 第一'],
  ])('%j', (text, markdown) => {
    expect(markdownProse(text)).toBe(markdown);
  });
});

describe('read back', () => {
  const inTable = (cell: string): string => `| a | b |\n| --- | --- |\n| ${cell} | end |\n`;

  function expectText(markdown: string, cells: number | null): void {
    const read = readMarkdown(markdown);
    expect(read.live).toEqual([]);
    if (cells !== null) expect(read.cells).toBe(cells);
  }

  test.each(hostileStrings.map((text) => [text]))('%j is only text', (text) => {
    for (const render of [markdownCode, markdownProse]) {
      expectText(`- ${render(text)}\n`, null);
      expectText(`x ${render(text)} y\n`, null);
      expectText(`${render(text)}\n`, null);
      expectText(inTable(render(text)), 4);
    }
  });

  test('whatever the text is made of', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        for (const render of [markdownCode, markdownProse]) {
          expectText(`- ${render(text)}\n`, null);
          expectText(inTable(render(text)), 4);
        }
      }),
      { numRuns: 400 },
    );
  });

  test('a reader sees the words that were there', () => {
    for (const text of [
      'a_b *c* `d` <e> [f](g) &lt; | \\ $1',
      'https://x.example/?a=b&c=d',
      '@a a@b.example',
    ]) {
      expect(readMarkdown(`- ${markdownCode(text)}\n`).text).toBe(text);
      expect(readMarkdown(`- ${markdownProse(text)}\n`).text).toBe(text);
    }
  });
});
