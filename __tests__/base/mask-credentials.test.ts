// Credentials in URLs never reach a report.
import { expect, test } from '@jest/globals';
import { hideCredentials, maskCredentials } from '../../src/base/mask-credentials.ts';

test.each([
  ['https://user:pass@github.com/o/r', 'https://***@github.com/o/r'],
  ['see http://token@a/ and ssh://git@b/', 'see http://***@a/ and ssh://***@b/'],
  ['https://github.com/@scope/r', 'https://github.com/@scope/r'],
  ['//u@h', '//***@h'],
  ['name@example.org', 'name@example.org'],
])('%s', (text, expected) => {
  expect(maskCredentials(text)).toBe(expected);
});

test('a long text without an end of its user stays as it is', () => {
  const text = '//a'.repeat(200_000);
  // Compared as a whole, told in a word: the text is long.
  expect(maskCredentials(text) === text).toBe(true);
});

test('in a source line every column stays where it is', () => {
  expect(hideCredentials('url: https://me:pw@host/x # //a@b')).toBe(
    'url: https://*****@host/x # //*@b',
  );
});
