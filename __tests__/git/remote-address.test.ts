// Addresses that git may be given, and redirects that may be followed.
import { describe, expect, test } from '@jest/globals';
import { addressOfRedirect, isServer, remoteUrls } from '../../src/git/remote-address.ts';
import { parseRefs } from '../../src/git/remote-refs.ts';

const server = 'https://github.com';

describe('servers', () => {
  test.each([
    'https://github.com',
    'https://git.example:8443',
    'https://git.example/base',
    'http://127.0.0.1:8080',
    'http://localhost',
    'http://[::1]:3000',
  ])('%s is one', (text) => expect(isServer(text)).toBe(true));

  test.each([
    'http://git.example',
    'http://127.0.0.1.evil.example',
    'http://127.0.0.1@evil.example',
    'https://user@git.example',
    'https://git.example/',
    'https://git.example/../x',
    'https://git.example?x',
    'ssh://git.example',
    'file:///srv',
    'ext::sh',
    'https://',
    '',
    `https://${'a'.repeat(600)}`,
  ])('%s is none', (text) => expect(isServer(text)).toBe(false));
});

describe('URLs', () => {
  test('carry .git first, and the plain name second', () => {
    expect(remoteUrls({ server, owner: 'acme', repo: 'kits' })).toEqual([
      'https://github.com/acme/kits.git',
      'https://github.com/acme/kits',
    ]);
    expect(remoteUrls({ server, owner: 'acme', repo: 'kits.git' })).toEqual([
      'https://github.com/acme/kits.git',
      'https://github.com/acme/kits.git.git',
    ]);
  });

  test.each([
    ['-o', 'r'],
    ['o', '--upload-pack=x'],
    ['..', 'r'],
    ['o', '.'],
    ['o/x', 'r'],
    ['', 'r'],
    ['o', 'r\n'],
    ['o', 'ré'],
  ])('are not made of %j and %j', (owner, repo) => {
    expect(() => remoteUrls({ server, owner, repo })).toThrow(
      expect.objectContaining({ code: 'internal' }),
    );
  });

  test('are not made for a server that is none', () => {
    expect(() => remoteUrls({ server: 'ext::sh', owner: 'o', repo: 'r' })).toThrow(
      '"ext::sh" is no server to fetch from',
    );
  });
});

describe('redirects', () => {
  const tail = '/info/refs?service=git-upload-pack';

  test.each([
    [`https://github.com/new/name.git${tail}`, 'new/name'],
    [`https://github.com/new/name${tail}`, 'new/name'],
    ['/new/name.git/info/refs', 'new/name'],
  ])('%s is followed', (location, expected) => {
    const address = addressOfRedirect(server, location);
    expect(`${address?.owner}/${address?.repo}`).toBe(expected);
    expect(address?.server).toBe(server);
  });

  test.each([
    `https://evil.example/new/name.git${tail}`,
    `http://github.com/new/name.git${tail}`,
    `https://github.com.evil.example/new/name.git${tail}`,
    `//evil.example/new/name.git${tail}`,
    'https://github.com/login?return_to=x',
    'https://github.com/../..',
    'https://github.com/-o/name',
    'https://github.com/o/../info/refs',
    '',
    `/${'a'.repeat(3_000)}/b`,
  ])('%s is not', (location) => expect(addressOfRedirect(server, location)).toBeNull());

  test('below a server with a base path stay below it', () => {
    expect(addressOfRedirect('https://git.example/base', '/o/r')).toBeNull();
    expect(addressOfRedirect('https://git.example/base', 'https://git.example/base/o/r')).toEqual({
      server: 'https://git.example/base',
      owner: 'o',
      repo: 'r',
    });
  });
});

test('refs are read line by line, tags by what they lead to, and nothing else', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((digit) => digit.repeat(40));
  const refs = parseRefs(
    [
      `${a}\trefs/heads/main`,
      `${a}\trefs/heads/feature/new`,
      `${b}\trefs/tags/v1`,
      `${c}\trefs/tags/v1^{}`,
      `${a}\trefs/tags/light`,
      `${a}\trefs/pull/1/head`,
      `${a}\tHEAD`,
      'zz\trefs/heads/evil',
      `${a} refs/heads/blank`,
      '',
    ].join('\n'),
  );
  expect([...refs.branches]).toEqual([
    ['main', a],
    ['feature/new', a],
  ]);
  expect([...refs.tags]).toEqual([
    ['v1', c],
    ['light', a],
  ]);
});
