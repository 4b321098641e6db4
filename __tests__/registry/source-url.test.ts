import { describe, expect, test } from '@jest/globals';
import { isRemoteText, parseLocalSource } from '../../src/registry/source-url.ts';

describe('what a sourceUrl means', () => {
  test.each([
    'https://github.com/o/r',
    'HTTP://x',
    'ssh://x',
    'file:///etc',
    'ext::sh',
    'C:\\kit',
    'C:/kit',
    '//evil.example/x',
    ' //evil.example/x',
    'git@github.com:o/r.git',
    '\thttps://github.com/o/r',
    'h\u0442tps://github.com/o/r',
    'mailto:x',
  ])('%j is another place, never a missing directory', (text) => {
    expect(isRemoteText(text)).toBe(true);
  });

  test.each(['kit', './kit', 'a/b:c', '/kit', '..', 'github.com/o/r', 'a\\b', '', '@scope/kit'])(
    '%j is a path',
    (text) => {
      expect(isRemoteText(text)).toBe(false);
    },
  );

  test.each([
    ['kit', 'kit'],
    ['./kit/', 'kit'],
    ['a//b', 'a/b'],
    ['@scope/kit', '@scope/kit'],
    ['..kit', '..kit'],
    ['kit..', 'kit..'],
    ['...', '...'],
  ])('%j is the path %s', (text, path) => {
    expect(parseLocalSource(text)).toEqual({ ok: true, path });
  });

  test.each([
    ['', 'unclear'],
    ['a\0b', 'unclear'],
    [' kit', 'unclear'],
    ['kit\n', 'unclear'],
    ['ki\u200bt', 'unclear'],
    ['k\ni', 'unclear'],
    ['.', 'itself'],
    ['./', 'itself'],
    ['./.', 'itself'],
    ['..', 'parent'],
    ['../kit', 'parent'],
    ['a/../kit', 'parent'],
    ['a\\..\\kit', 'parent'],
    ['a\\kit', 'backslash'],
    ['/kit', 'not-relative'],
  ])('%j is refused as %s', (text, messageId) => {
    expect(parseLocalSource(text)).toMatchObject({ ok: false, messageId });
  });
});
