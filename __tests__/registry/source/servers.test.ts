// Which servers a run talks to, and which token goes where.
import { describe, expect, test } from '@jest/globals';
import { sourceServers } from '../../../src/registry/source/servers.ts';

const none = { serverUrl: null, apiUrl: null, token: null };
const shown = (settings: Parameters<typeof sourceServers>[0]) =>
  sourceServers(settings).map((one) => [one.prefix, one.apiUrl, one.token]);

describe('servers', () => {
  test('are github.com where nothing is configured', () => {
    expect(shown(none)).toEqual([['https://github.com', 'https://api.github.com', null]]);
  });

  test('are github.com with its token where that is the configured server', () => {
    expect(
      shown({
        serverUrl: 'https://github.com',
        apiUrl: 'https://api.github.com/',
        token: 'secret',
      }),
    ).toEqual([['https://github.com', 'https://api.github.com', 'secret']]);
  });

  test('are github.com without a token beside another server with its own API and token', () => {
    expect(
      shown({
        serverUrl: 'https://git.example/',
        apiUrl: 'https://git.example/api/v3',
        token: 'secret',
      }),
    ).toEqual([
      ['https://github.com', 'https://api.github.com', null],
      ['https://git.example', 'https://git.example/api/v3', 'secret'],
    ]);
  });

  test('never borrow an API: one that is not configured is not asked', () => {
    expect(shown({ ...none, serverUrl: 'https://git.example' })[1]).toEqual([
      'https://git.example',
      null,
      null,
    ]);
  });

  test.each([
    [{ ...none, serverUrl: 'http://git.example' }, 'GITHUB_SERVER_URL is "http://git.example"'],
    [{ ...none, serverUrl: 'https://u:p@git.example' }, 'GITHUB_SERVER_URL is'],
    [{ ...none, apiUrl: 'http://api.example' }, 'GITHUB_API_URL is "http://api.example"'],
    [{ ...none, apiUrl: 'ftp://127.0.0.1' }, 'GITHUB_API_URL is "ftp://127.0.0.1"'],
  ])('are refused in %j', (settings, message) => {
    expect(() => sourceServers(settings)).toThrow(message);
    expect(() => sourceServers(settings)).toThrow(expect.objectContaining({ code: 'usage' }));
  });
});
