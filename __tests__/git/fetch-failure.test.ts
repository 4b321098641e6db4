// What a failed git process means, from the headers it received and what it said.
import { describe, expect, test } from '@jest/globals';
import { failureOfGit, lastResponse } from '../../src/git/fetch-failure.ts';
import type { GitEnded, Stopped } from '../../src/git/fetch-process.ts';

const now = Date.UTC(2030, 0, 1);

function ended(stderr: string, stopped: Stopped | null = null): GitEnded {
  return { code: 128, stdout: Buffer.alloc(0), stderr, stopped };
}

function trace(...responses: readonly (readonly string[])[]): string {
  return responses
    .flatMap((lines) => [
      '12:00:00.000001 http.c:725              == Info: Connected to 127.0.0.1',
      '12:00:00.000002 http.c:672              <= Recv header, 0000000032 bytes (0x00000020)',
      ...lines.map((line) => `12:00:00.000003 http.c:684              <= Recv header: ${line}`),
      '12:00:00.000004 http.c:684              <= Recv header:',
    ])
    .join('\n');
}

const of = (...lines: readonly string[]) =>
  failureOfGit(ended('fatal: unable to access'), trace(lines), now);

describe('headers', () => {
  test.each([
    [['HTTP/1.1 404 Not Found'], { kind: 'missing', status: 404 }],
    [['HTTP/2 401 '], { kind: 'missing', status: 401 }],
    [['HTTP/1.1 410 Gone'], { kind: 'gone', status: 410 }],
    [['HTTP/1.1 451 Legal'], { kind: 'gone', status: 451 }],
    [['HTTP/1.1 403 Forbidden'], { kind: 'unusable', phrase: 'the server answered 403' }],
    [
      ['HTTP/1.1 403 Forbidden', 'X-RateLimit-Remaining: 4999'],
      { kind: 'unusable', phrase: 'the server answered 403' },
    ],
    [
      ['HTTP/1.1 403 Forbidden', 'X-RateLimit-Remaining: 0', 'X-RateLimit-Reset: 1893456010'],
      { kind: 'limited', status: 403, waitMs: 10_000 },
    ],
    [['HTTP/1.1 403 Forbidden', 'Retry-After: 5'], { kind: 'limited', status: 403, waitMs: 5_000 }],
    [
      ['HTTP/1.1 429 Too Many', 'Retry-After: Tue, 01 Jan 2030 00:00:30 GMT'],
      { kind: 'limited', status: 429, waitMs: 30_000 },
    ],
    [
      ['HTTP/1.1 429 Too Many', 'Retry-After: soon'],
      { kind: 'limited', status: 429, waitMs: null },
    ],
    [['HTTP/1.1 503 Busy', 'retry-after: 2'], { kind: 'server', status: 503, waitMs: 2_000 }],
    [['HTTP/1.1 302 Found', 'Location: /login'], { kind: 'redirect', location: '/login' }],
    [['HTTP/1.1 302 Found'], { kind: 'redirect', location: '' }],
  ])('%j', (lines, expected) => {
    expect(of(...lines)).toEqual(expected);
  });

  test('of the last response count', () => {
    const text = trace(['HTTP/1.1 200 OK', 'retry-after: 9'], ['HTTP/1.1 500 Oh']);
    expect(failureOfGit(ended(''), text, now)).toEqual({
      kind: 'server',
      status: 500,
      waitMs: null,
    });
    expect(lastResponse(text)?.header('retry-after')).toBeNull();
  });

  test('cannot be faked from inside a header', () => {
    expect(
      of('HTTP/1.1 500 Oh', 'x-note: HTTP/1.1 200 OK', 'x: <= Recv header: HTTP/1.1 200'),
    ).toEqual({ kind: 'server', status: 500, waitMs: null });
  });
});

describe('words', () => {
  test.each([
    [
      "fatal: unable to access 'https://git.example/o/r/': Could not resolve host: git.example",
      { kind: 'network', phrase: 'Could not resolve host: git.example' },
    ],
    [
      'error: RPC failed; curl 56 Recv failure: Connection reset by peer\nfatal: expected flush after ref listing',
      { kind: 'network', phrase: 'curl 56 Recv failure: Connection reset by peer' },
    ],
    [
      'fatal: early EOF\nfatal: fetch-pack: invalid index-pack output',
      { kind: 'network', phrase: 'early EOF' },
    ],
    [
      'fatal: protocol error: bad line length character: zzzz',
      { kind: 'unusable', phrase: 'git says protocol error: bad line length character: zzzz' },
    ],
    ['', { kind: 'unusable', phrase: 'git says nothing' }],
    [
      "error: invalid path 'a/.git/config'\nfatal: x",
      { kind: 'tree', phrase: "invalid path 'a/.git/config'" },
    ],
  ])('%j', (stderr, expected) => {
    expect(failureOfGit(ended(stderr), '', now)).toEqual(expected);
  });

  test.each([
    ['time', { kind: 'network', phrase: 'no end of the answer in time' }],
    ['bytes', { kind: 'too-large', phrase: 'more bytes than the cap' }],
    ['memory', { kind: 'too-large', phrase: 'more memory than the cap' }],
    ['output', { kind: 'too-large', phrase: 'more output than the cap' }],
  ] as const)('say nothing where we stopped it for %s', (stopped, expected) => {
    expect(failureOfGit(ended('fatal: early EOF', stopped), '', now)).toEqual(expected);
  });

  test('are cut, however long the server made them', () => {
    const failure = failureOfGit(ended(`fatal: ${'x'.repeat(70_000)}`), '', now);
    expect('phrase' in failure && failure.phrase.length).toBeLessThan(400);
  });
});
