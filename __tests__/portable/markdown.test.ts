// Markdown hygiene: what counts as a reference and what does not, exact places, and what is unseen.
import { describe, expect, test } from '@jest/globals';
import type { Finding } from '../../src/base/finding.ts';
import { usual, writeSkill } from '../support/portable-packages.ts';
import { skillText, writeFiles, writePackage, writeTree } from '../support/tree.ts';
import { judgedGiven } from './support/judged.ts';

function findingsOf(
  body: string,
  files: Readonly<Record<string, string>> = {},
): readonly Finding[] {
  return judgedGiven((directory) => {
    writeSkill(directory, usual, body);
    writeFiles(directory, files);
  }).findings;
}

function placesOf(findings: readonly Finding[]): readonly string[] {
  return findings.map(
    ({ rule, place, found }) =>
      `${rule} ${place.line ?? 0}:${place.column ?? 0}-${place.endColumn ?? 0} ${found ?? ''}`,
  );
}

describe('links', () => {
  test('the place is the target, from its first to its last character', () => {
    expect(
      placesOf(findingsOf('One.\n\nSee [a](gone.md), [b](<gone too.md>) and ![c](x/y.png "t").\n')),
    ).toEqual([
      'markdown/broken-link 8:9-16 gone.md',
      'markdown/broken-link 8:24-35 gone too.md',
      'markdown/broken-link 8:47-54 x/y.png',
    ]);
  });

  test('percent-encoding, anchors, queries and parentheses are understood', () => {
    const body =
      '[a](the%20page.md#part) [b](page(1).md) [c](page.md?raw=1) [d](./page.md) [e](%zz)\n';
    const files = {
      'skills/read/the page.md': 'x',
      'skills/read/page(1).md': 'x',
      'skills/read/page.md': 'x',
    };
    expect(placesOf(findingsOf(body, files))).toEqual(['markdown/broken-link 6:79-82 %zz']);
  });

  test('code fences of both kinds, nested lengths, comments and code spans are no prose', () => {
    const body = [
      '````md',
      '```',
      '[a](gone.md)',
      '````',
      '~~~',
      '[b](gone.md)',
      '~~~',
      '<!--',
      '[c](gone.md)',
      '-->',
      '``[d](gone.md) ` ``',
      '- list',
      '    ```',
      '    [e](gone.md)',
      '    ```',
      '[f](gone.md)',
    ].join('\n');
    expect(placesOf(findingsOf(body))).toEqual(['markdown/broken-link 21:5-12 gone.md']);
  });

  test('an unclosed fence hides the rest, an unclosed backtick does not', () => {
    expect(findingsOf('```\n[a](gone.md)\n')).toEqual([]);
    expect(placesOf(findingsOf('A ` and [a](gone.md)\n'))).toEqual([
      'markdown/broken-link 6:13-20 gone.md',
    ]);
  });

  test('the neighbour that is probably meant is named as the link is written', () => {
    const [one, two] = findingsOf('[a](./Format.md) [b](references/fromat.md)\n', {
      'skills/read/format.md': 'x',
      'skills/read/references/format.md': 'x',
    });
    expect(one?.fix).toBe('Write "./format.md".');
    expect(two?.fix).toBe('Write "references/format.md".');
  });

  test('links in carriage-return files have exact places', () => {
    const { findings } = judgedGiven((directory) => {
      writePackage(directory);
      writeFiles(directory, {
        'skills/read/SKILL.md': `${skillText}\n[a](gone.md)\n`.replaceAll('\n', '\r\n'),
      });
    });
    expect(placesOf(findings)).toEqual(['markdown/broken-link 8:5-12 gone.md']);
  });

  test('a link through a link that leads outside is outside', () => {
    const { findings } = judgedGiven((directory) => {
      writeSkill(directory, usual, '[a](out/x.md)\n');
      writeTree(directory, [{ path: 'skills/read/out', type: 'link', target: '/srv' }]);
    });
    expect(findings.map(({ rule, messageId }) => `${rule} ${messageId}`)).toEqual([
      'portable/path-outside outside',
      'markdown/broken-link outside',
    ]);
  });

  test('only SKILL.md is read for references', () => {
    expect(findingsOf('Fine.\n', { 'skills/read/notes.md': '[a](gone.md)\n' })).toEqual([]);
  });

  test('a thousand broken links are fifty findings and a count', () => {
    const findings = findingsOf('[a](gone.md)\n'.repeat(1000));
    expect(findings.length).toBe(50);
    expect(findings.at(-1)?.message).toBe(
      'the link to "gone.md" leads to nothing, and 950 more like it follow',
    );
  });
});

describe('mentions', () => {
  test('each missing file is told once, where it is first mentioned', () => {
    const body = 'Run `scripts/a.py`, then scripts/a.py and ./assets/b.json.\n';
    expect(placesOf(findingsOf(body))).toEqual([
      'markdown/missing-mention 6:6-18 scripts/a.py',
      'markdown/missing-mention 6:43-58 assets/b.json',
    ]);
  });

  test('a file of the skill or at the root of the package is there', () => {
    const files = { 'skills/read/scripts/a.py': 'x', 'assets/b.json': 'x' };
    expect(findingsOf('`scripts/a.py` `assets/b.json`\n', files)).toEqual([]);
  });

  test('a link that is told as broken is not told as a mention too', () => {
    expect(placesOf(findingsOf('[a](scripts/a.py)\n'))).toEqual([
      'markdown/broken-link 6:5-17 scripts/a.py',
    ]);
  });
});

describe('unseen text', () => {
  test('is found in every Markdown file, frontmatter included', () => {
    const { findings } = judgedGiven((directory) => {
      writeSkill(directory, ['name: read', 'description: Re\u200Bads.']);
      writeFiles(directory, { 'README.md': 'a\u202Eb\n' });
    });
    expect(findings.map(({ rule, place }) => `${rule} ${place.file}:${place.line ?? 0}`)).toEqual([
      'markdown/unseen README.md:1',
      'markdown/unseen skills/read/SKILL.md:3',
    ]);
  });

  test('a run is one finding, its code points listed', () => {
    expect(findingsOf(`x${'\u200B'.repeat(10)}y\n`).map(({ message }) => message)).toEqual([
      'the text holds characters that nobody sees: U+200B U+200B U+200B U+200B U+200B U+200B U+200B U+200B and 2 more',
    ]);
  });

  test('tag characters are decoded, and what they spell is escaped', () => {
    const tags = [...'a\u0001'].map((one) =>
      String.fromCodePoint(0xe0000 + (one.codePointAt(0) ?? 0)),
    );
    expect(findingsOf(`x${tags.join('')}\n`)[0]?.message).toBe(
      'invisible tag characters spell "a\\x01"',
    );
  });

  test.each([
    ['a joiner between letters', 'ab\u200Dcd'],
    ['a mark of direction in Latin text', 'ab\u200Ecd'],
    ['a soft hyphen', 'ab\u00ADcd'],
    ['a byte-order mark in the text', 'ab\uFEFFcd'],
    ['tags after a letter that look like a flag', 'x\u{E0067}\u{E0062}\u{E0065}\u{E007F}'],
    ['a C1 control', 'ab\u0085cd'],
  ])('%s is told', (_name, text) => {
    expect(findingsOf(`${text}\n`).map(({ rule }) => rule)).toEqual(['markdown/unseen']);
  });

  test.each([
    ['a family of emoji', '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}'],
    ['a heart with a variation selector and a joiner', '\u2764\uFE0F\u200D\u{1F525}'],
    ['the flag of a region', '\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}'],
    ['a Persian word', '\u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645'],
    ['a Hindi conjunct', '\u0915\u094D\u200D\u0937'],
    ['a mark in Hebrew text', '\u05D0\u05D1\u05D2\u200F (1)'],
    ['tabs and form of lines', 'a\tb\r'],
  ])('%s is left alone', (_name, text) => {
    expect(findingsOf(`${text}\n`)).toEqual([]);
  });

  test('many places in one file are twenty findings and a count', () => {
    const findings = findingsOf('a\u200Bb\n'.repeat(100));
    expect(findings.length).toBe(20);
    expect(findings.at(-1)?.message).toBe(
      'the text holds characters that nobody sees: U+200B, and 80 more such places follow',
    );
  });
});
