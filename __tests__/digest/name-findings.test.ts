// Names that are not the same on every system, told from real trees.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { nameFindings } from '../../src/digest/name-findings.ts';
import { readTree } from '../../src/digest/read-tree.ts';
import { temporaryDirectory, writeFiles } from '../support/tree.ts';

/** `messageId file` of each finding for files of these names. */
function told(...names: readonly string[]): string[] {
  const root = join(temporaryDirectory(), 'kit');
  mkdirSync(root);
  writeFiles(root, Object.fromEntries(names.map((name) => [name, ''])));
  const findings = nameFindings(readTree(root));
  expect(findings.every((one) => !one.refuses && one.fix !== null)).toBe(true);
  return findings.map((one) => `${one.messageId} ${one.place.file}`);
}

describe('twins', () => {
  test('by case, in files, directories and between them', () => {
    expect(told('README.md', 'readme.md')).toEqual(['case readme.md']);
    expect(told('Docs/a', 'docs/b')).toEqual(['case docs']);
    expect(told('a', 'b/A')).toEqual([]);
    expect(told('d/x', 'd/X', 'd/Xx')).toEqual(['case d/x']);
  });

  test('by Unicode form, and both', () => {
    expect(told('caf\u00e9', 'cafe\u0301')).toEqual(['normalisation caf\u00e9']);
    expect(told('CAF\u00c9', 'cafe\u0301')).toEqual(['case cafe\u0301']);
  });

  test('three of one name are two findings', () => {
    expect(told('A', 'a', 'a\u0301', '\u00c1')).toEqual(['case a', 'case \u00c1']);
  });

  test('prototype names are only names', () => {
    expect(told('__proto__', 'constructor', 'toString')).toEqual([]);
  });
});

describe('names Windows cannot hold', () => {
  test.each(['con', 'NUL.txt', 'aux.tar.gz', 'Com1', 'lpt9.md', 'COM\u00b9', 'CONIN$'])(
    'device %s',
    (name) => {
      expect(told(name)).toEqual([`reserved ${name}`]);
    },
  );

  test.each(['a:b', 'a?', 'x*y', '<a>', 'p|q', 'say "hi"', 'c\\d'])('character in %s', (name) => {
    expect(told(name)).toEqual([`character ${name}`]);
  });

  test.each(['a.', 'b ', 'c..'])('ending of "%s"', (name) => {
    expect(told(name)).toEqual([`ending ${name}`]);
  });

  test.each(['console', 'com10', 'com', 'nulls.txt', '.con', 'a.b', ' a', 'lpt', 'a con'])(
    'fine: %s',
    (name) => {
      expect(told(name)).toEqual([]);
    },
  );

  test('each part of a path is looked at once', () => {
    expect(told('con/a', 'con/b:c')).toEqual(['reserved con', 'character con/b:c']);
  });
});

describe('names a reader cannot see', () => {
  test.each([
    ['bidi', 'a\u202Etxt.md'],
    ['zero width', 'read\u200Bme.md'],
    ['joiner', 'a\u200Db'],
    ['tag', 'a\u{E0041}b'],
    ['newline', 'a\nb'],
    ['escape', 'a\u001Bb'],
    ['soft hyphen', 'a\u00ADb'],
  ])('%s', (_what, name) => {
    expect(told(name)).toEqual([`unseen ${name}`]);
  });

  test('the message shows what cannot be seen', () => {
    const root = join(temporaryDirectory(), 'kit');
    mkdirSync(root);
    writeFiles(root, { 'd/read\u200Bme\n.md': '' });
    const [first] = nameFindings(readTree(root));
    expect(first?.message).toBe(
      'the name "read\\u200Bme\\n.md" has characters that a reader cannot see',
    );
    expect(first?.fix).toBe(
      'rename "d/read\\u200Bme\\n.md" so that its name has only characters that show',
    );
  });

  test('letters of any script are fine', () => {
    expect(told('caf\u00e9', '\u65e5\u672c.md', '\u{1F600}', 'a b', '\u0627\u0644')).toEqual([]);
  });
});
